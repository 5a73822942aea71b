/** Serves a built baseline: `node serve-floor.mjs <folder> <port>`. */
import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { getRequestListener } from '@hono/node-server'

const [app, port] = process.argv.slice(2)
const { default: entry } = await import(pathToFileURL(path.join(app, 'dist/server/server.js')).href)
const listener = getRequestListener((request) => entry.fetch(request), { overrideGlobalObjects: false })
createServer((request, response) => {
  const file = path.join(app, 'dist/client', path.posix.normalize(new URL(request.url, 'http://floor').pathname))
  if (existsSync(file) && statSync(file).isFile()) {
    response.setHeader('content-type', file.endsWith('.js') ? 'text/javascript' : 'application/octet-stream')
    createReadStream(file).pipe(response)
  } else {
    void listener(request, response)
  }
}).listen(Number(port), '127.0.0.1')
