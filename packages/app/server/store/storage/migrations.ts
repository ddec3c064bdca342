/**
 * The migrations of both databases, each a list of statements, in which BYTES stands for the type of bytes.
 * Times are in milliseconds since 1970.
 * Add a migration, never change one.
 */
export const migrations: readonly (readonly string[])[] = [
  [
    `CREATE TABLE shops (
      id TEXT PRIMARY KEY,
      gid TEXT NOT NULL UNIQUE,
      domain TEXT NOT NULL,
      name TEXT NOT NULL,
      currency TEXT NOT NULL,
      timezone TEXT NOT NULL,
      weight_unit TEXT NOT NULL,
      plan TEXT NOT NULL,
      scopes TEXT NOT NULL,
      connected_at BIGINT NOT NULL,
      access_token TEXT,
      access_expires_at BIGINT,
      refresh_token TEXT,
      other_version TEXT
    )`,
    'CREATE INDEX shops_domain ON shops (domain)',
    `CREATE TABLE members (
      shop_id TEXT NOT NULL REFERENCES shops (id) ON DELETE CASCADE,
      account TEXT NOT NULL,
      role TEXT NOT NULL CHECK (role IN ('owner', 'editor', 'viewer')),
      PRIMARY KEY (shop_id, account)
    )`,
    'CREATE INDEX members_account ON members (account)',
    `CREATE TABLE states (
      id TEXT PRIMARY KEY,
      browser TEXT NOT NULL,
      account TEXT,
      domain TEXT NOT NULL,
      scopes TEXT NOT NULL,
      code TEXT,
      expires_at BIGINT NOT NULL
    )`,
    'CREATE INDEX states_browser ON states (browser)',
    `CREATE TABLE pulls (
      id TEXT PRIMARY KEY,
      shop_id TEXT NOT NULL REFERENCES shops (id) ON DELETE CASCADE,
      query TEXT NOT NULL,
      state TEXT NOT NULL,
      objects BIGINT NOT NULL,
      error TEXT,
      seen_at BIGINT NOT NULL
    )`,
    'CREATE INDEX pulls_shop_id ON pulls (shop_id)',
    `CREATE TABLE webhook_ids (
      id TEXT PRIMARY KEY,
      received_at BIGINT NOT NULL
    )`,
    `CREATE TABLE leases (
      name TEXT PRIMARY KEY,
      holder TEXT NOT NULL,
      number BIGINT NOT NULL,
      until BIGINT NOT NULL
    )`,
  ],
  [
    `CREATE TABLE jobs (
      id TEXT PRIMARY KEY,
      shop_id TEXT NOT NULL REFERENCES shops (id) ON DELETE CASCADE,
      account TEXT NOT NULL,
      undoes TEXT,
      label TEXT NOT NULL,
      intents BYTES NOT NULL,
      state TEXT NOT NULL,
      status TEXT NOT NULL,
      wish TEXT NOT NULL,
      due_at BIGINT,
      created_at BIGINT NOT NULL,
      ended_at BIGINT
    )`,
    'CREATE INDEX jobs_shop_id ON jobs (shop_id, created_at)',
    `CREATE TABLE job_events (
      job_id TEXT NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
      number BIGINT NOT NULL,
      events BYTES NOT NULL,
      PRIMARY KEY (job_id, number)
    )`,
  ],
  ['ALTER TABLE shops ADD COLUMN uninstalled BIGINT NOT NULL DEFAULT 0'],
  [`ALTER TABLE jobs ADD COLUMN left_out TEXT NOT NULL DEFAULT ''`],
  [`ALTER TABLE pulls ADD COLUMN locale TEXT NOT NULL DEFAULT ''`],
  [
    'ALTER TABLE jobs ADD COLUMN items BIGINT NOT NULL DEFAULT 0',
    'CREATE INDEX jobs_account ON jobs (account, created_at)',
  ],
]
