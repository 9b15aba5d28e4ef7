import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from './program.ts'

/** Another server with the same pages, to compare with. */
export interface Reference {
  url: string
  stop: () => Promise<void>
}

/**
 * nginx (Debian's package `nginx-light`) with one worker, open file cache and no log: its fastest configuration.
 * @param pages compressed bytes by name.
 */
export async function startNginx(port: number, pages: Record<string, Uint8Array>): Promise<Reference> {
  const folder = temporaryFolder()
  const files = join(folder.path, 'pages')
  mkdirSync(files)
  for (const [name, bytes] of Object.entries(pages)) writeFileSync(join(files, name), bytes)
  writeFileSync(join(folder.path, 'nginx.conf'), configuration(folder.path, port))
  const server = spawn('nginx', ['-p', folder.path, '-c', join(folder.path, 'nginx.conf')], { stdio: 'ignore' })
  return whenUp(`http://127.0.0.1:${port}`, server, folder.remove)
}

function configuration(folder: string, port: number): string {
  return `
    daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/errors;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    events { worker_connections 1024; }
    http {
      access_log off; sendfile on; tcp_nopush on; open_file_cache max=100; keepalive_requests 10000000;
      client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
      uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
      server {
        listen 127.0.0.1:${port}; root ${folder}/pages; default_type 'text/html; charset=utf-8';
        add_header content-encoding br;
      }
    }`
}

/** Node's own HTTP server with one page in memory, in a separate process. */
export function startBareNode(port: number, page: Uint8Array): Promise<Reference> {
  const folder = temporaryFolder()
  const file = join(folder.path, 'page')
  writeFileSync(file, page)
  const server = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.ts'), String(port), file])
  return whenUp(`http://127.0.0.1:${port}`, server, folder.remove)
}

async function whenUp(url: string, server: ReturnType<typeof spawn>, cleanUp: () => void): Promise<Reference> {
  let failed: Error | null = null
  server.once('error', (error) => (failed = error))
  const deadline = Date.now() + 5000
  while (!(await fetch(url).catch(() => null))) {
    if (failed || Date.now() > deadline) throw failed ?? new Error(`nothing answers at ${url}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    url,
    stop: async () => {
      server.kill('SIGTERM')
      if (server.exitCode === null) await once(server, 'exit')
      cleanUp()
    },
  }
}
