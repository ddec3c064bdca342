/**
 * The migrations of the database; `PRAGMA user_version` counts those applied. Tables and columns have
 * the names of a hosted project's `auth` schema, so that accounts can be migrated; only `outbox`,
 * `recovery_codes`, `known_devices`, `code_hash`, `last_totp_step`
 * and `aal2_token_counter` are ours. Times are ISO 8601 in UTC. Add a migration, never change one.
 */
export const migrations: readonly string[] = [
  `
  CREATE TABLE users (
    id TEXT PRIMARY KEY,
    aud TEXT NOT NULL,
    role TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    encrypted_password TEXT,
    email_confirmed_at TEXT,
    last_sign_in_at TEXT,
    raw_app_meta_data TEXT NOT NULL,
    raw_user_meta_data TEXT NOT NULL,
    banned_until TEXT,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL
  ) STRICT;

  CREATE TABLE identities (
    id TEXT PRIMARY KEY,
    provider_id TEXT NOT NULL,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    identity_data TEXT NOT NULL,
    provider TEXT NOT NULL,
    last_sign_in_at TEXT,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    email TEXT GENERATED ALWAYS AS (lower(identity_data ->> '$.email')) VIRTUAL,
    UNIQUE (provider, provider_id)
  ) STRICT;
  CREATE INDEX identities_user_id ON identities (user_id);

  CREATE TABLE sessions (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    aal TEXT NOT NULL,
    user_agent TEXT,
    refresh_token_hmac_key TEXT NOT NULL,
    refresh_token_counter INTEGER NOT NULL,
    refreshed_at TEXT NOT NULL,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL
  ) STRICT;
  CREATE INDEX sessions_user_id ON sessions (user_id);
  CREATE INDEX sessions_refreshed_at ON sessions (refreshed_at);

  CREATE TABLE mfa_amr_claims (
    session_id TEXT NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
    authentication_method TEXT NOT NULL,
    created_at TEXT NOT NULL,
    PRIMARY KEY (session_id, authentication_method)
  ) STRICT;

  CREATE TABLE flow_state (
    id TEXT PRIMARY KEY,
    user_id TEXT REFERENCES users (id) ON DELETE CASCADE,
    auth_code TEXT UNIQUE,
    code_challenge TEXT,
    code_challenge_method TEXT,
    provider_type TEXT NOT NULL,
    authentication_method TEXT NOT NULL,
    referrer TEXT NOT NULL,
    provider_access_token TEXT,
    provider_refresh_token TEXT,
    auth_code_issued_at TEXT,
    created_at TEXT NOT NULL
  ) STRICT;
  CREATE INDEX flow_state_created_at ON flow_state (created_at);
  `,
  `
  CREATE TABLE users_next (
    id TEXT PRIMARY KEY,
    aud TEXT NOT NULL,
    role TEXT NOT NULL,
    email TEXT UNIQUE,
    encrypted_password TEXT,
    email_confirmed_at TEXT,
    invited_at TEXT,
    confirmation_sent_at TEXT,
    recovery_sent_at TEXT,
    reauthentication_sent_at TEXT,
    email_change TEXT,
    email_change_sent_at TEXT,
    email_change_confirm_status INTEGER NOT NULL DEFAULT 0,
    last_sign_in_at TEXT,
    raw_app_meta_data TEXT NOT NULL,
    raw_user_meta_data TEXT NOT NULL,
    banned_until TEXT,
    is_anonymous INTEGER NOT NULL DEFAULT 0,
    deleted_at TEXT,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL
  ) STRICT;
  INSERT INTO users_next (id, aud, role, email, encrypted_password, email_confirmed_at,
    last_sign_in_at, raw_app_meta_data, raw_user_meta_data, banned_until, created_at, updated_at)
  SELECT id, aud, role, email, encrypted_password, email_confirmed_at,
    last_sign_in_at, raw_app_meta_data, raw_user_meta_data, banned_until, created_at, updated_at
  FROM users;
  DROP TABLE users;
  ALTER TABLE users_next RENAME TO users;
  CREATE INDEX users_created_at ON users (created_at);

  CREATE TABLE one_time_tokens (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    token_type TEXT NOT NULL,
    token_hash TEXT NOT NULL,
    relates_to TEXT NOT NULL,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    UNIQUE (user_id, token_type)
  ) STRICT;
  CREATE INDEX one_time_tokens_token_hash ON one_time_tokens (token_hash);

  CREATE TABLE audit_log_entries (
    id TEXT PRIMARY KEY,
    payload TEXT NOT NULL,
    ip_address TEXT NOT NULL,
    created_at TEXT NOT NULL
  ) STRICT;
  CREATE INDEX audit_log_entries_created_at ON audit_log_entries (created_at);

  CREATE TABLE outbox (
    id TEXT PRIMARY KEY,
    recipient TEXT NOT NULL,
    kind TEXT NOT NULL,
    subject TEXT NOT NULL,
    link TEXT,
    code TEXT NOT NULL,
    created_at TEXT NOT NULL
  ) STRICT;
  CREATE INDEX outbox_created_at ON outbox (created_at);
  `,
  // Links carried the hash of the code. The ones on their way, of an hour at most, become worthless.
  `
  DROP TABLE one_time_tokens;
  CREATE TABLE one_time_tokens (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    token_type TEXT NOT NULL,
    token_hash TEXT NOT NULL UNIQUE,
    code_hash TEXT NOT NULL,
    relates_to TEXT NOT NULL,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    UNIQUE (user_id, token_type)
  ) STRICT;
  CREATE INDEX one_time_tokens_relates_to ON one_time_tokens (relates_to);
  `,
  `
  ALTER TABLE sessions ADD COLUMN factor_id TEXT;
  ALTER TABLE mfa_amr_claims ADD COLUMN updated_at TEXT;
  UPDATE mfa_amr_claims SET updated_at = created_at;

  CREATE TABLE mfa_factors (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    friendly_name TEXT NOT NULL,
    factor_type TEXT NOT NULL,
    status TEXT NOT NULL,
    secret TEXT NOT NULL,
    last_challenged_at TEXT,
    last_totp_step INTEGER,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL
  ) STRICT;
  CREATE INDEX mfa_factors_user_id ON mfa_factors (user_id);

  CREATE TABLE mfa_challenges (
    id TEXT PRIMARY KEY,
    factor_id TEXT NOT NULL REFERENCES mfa_factors (id) ON DELETE CASCADE,
    created_at TEXT NOT NULL,
    verified_at TEXT,
    ip_address TEXT NOT NULL
  ) STRICT;
  CREATE INDEX mfa_challenges_factor_id ON mfa_challenges (factor_id);
  CREATE INDEX mfa_challenges_created_at ON mfa_challenges (created_at);

  CREATE TABLE recovery_codes (
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    salt TEXT NOT NULL,
    code_hash TEXT NOT NULL,
    used_at TEXT,
    created_at TEXT NOT NULL,
    PRIMARY KEY (user_id, code_hash)
  ) STRICT;

  CREATE TABLE known_devices (
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    device TEXT NOT NULL,
    created_at TEXT NOT NULL,
    PRIMARY KEY (user_id, device)
  ) STRICT;

  ALTER TABLE outbox ADD COLUMN body TEXT;
  `,
  `ALTER TABLE sessions ADD COLUMN aal2_token_counter INTEGER`,
]
