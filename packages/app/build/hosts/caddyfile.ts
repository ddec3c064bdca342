import { cacheControl, hashedFiles } from '../../server/cacheControl.ts'
import { notFoundDocument, type Site } from './site.ts'

const overHttps = 'Strict-Transport-Security'

/** Returns the Caddyfile for a container behind a proxy that terminates TLS. */
export function caddyfile({ headers }: Site): string {
  const { [overHttps]: strictTransport, ...everywhere } = headers
  const lines = Object.entries(everywhere).map(([name, value]) => `\t\t${name} "${value}"`)
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

	try_files {path} {path}.html
	file_server {
		hide _headers ${notFoundDocument}
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
