import { cacheControl, hashedFiles } from '../../server/cacheControl.ts'
import { redirects } from '../../server/redirects.ts'
import { workerRules, type WorkerRule } from '../../server/securityHeaders.ts'
import { notFoundDocument, type Site } from './site.ts'

const overHttps = 'Strict-Transport-Security'
const policyName = 'Content-Security-Policy'

const pathsOf = ({ prefixes }: WorkerRule) => prefixes.map((prefix) => `${prefix}*`)

/** Returns the Caddyfile for a container behind a proxy that terminates TLS. */
export function caddyfile({ headers }: Site): string {
  const { [overHttps]: strictTransport, [policyName]: policy, ...everywhere } = headers
  const lines = Object.entries(everywhere).map(([name, value]) => `\t\t${name} "${value}"`)
  const workers = workerRules.map(
    (rule) =>
      `\t@${rule.name} path ${pathsOf(rule).join(' ')}\n\theader @${rule.name} ${policyName} "${rule.policy}"`,
  )
  return `# Written by the build of the app.
{
	admin off
	auto_https off
}

:{$PORT:8080} {
	root * {$ROOT:/srv}

	header {
${lines.join('\n')}
	}
	header -Server
	@https header X-Forwarded-Proto https
	header @https ${overHttps} "${strictTransport}"

${workers.join('\n')}
	@confined not path ${workerRules.flatMap(pathsOf).join(' ')}
	header @confined ${policyName} "${policy}"

	@hashed {
		path ${hashedFiles}*
		file
	}
	header @hashed Cache-Control "${cacheControl.hashed}"
	@other not {
		path ${hashedFiles}*
		file
	}
	header @other Cache-Control "${cacheControl.other}"

	@slash path_regexp slash ^(/[\\w-]+(?:/[\\w-]+)*)/$
	redir @slash {re.slash.1} 308

${Object.entries(redirects)
  .map(([from, to]) => `\tredir ${from} ${to} 302`)
  .join('\n')}

	try_files {path} {path}.html
	file_server {
		hide _headers _redirects ${notFoundDocument}
		precompressed br gzip
	}

	handle_errors {
		header -Server
		@page not path ${hashedFiles}*
		rewrite @page /${notFoundDocument}
		file_server @page {
			precompressed br gzip
		}
	}
}
`
}
