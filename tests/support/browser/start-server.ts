/**
 * The server under test: the built portal with a database of its own, copied from a template that is seeded once per
 * version of the seed and day, so that every run finds the same world. Tests read the database's address from a file.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { startEmbeddedDatabase } from '../../../server/database/embedded.ts'
import { demoTemplate } from './demo-template.ts'
import { databaseUrlFile } from './portal.ts'

const directory = path.dirname(databaseUrlFile)
mkdirSync(directory, { recursive: true })
const cluster = await startEmbeddedDatabase({ directory: path.join(directory, 'postgresql'), durable: false })
const application = new URL(cluster.url).pathname.slice(1)
const template = await demoTemplate(cluster)
const maintenance = new pg.Client({ connectionString: cluster.adminUrl('postgres') })
await maintenance.connect()
await maintenance.query(`drop database if exists ${application} with (force)`)
await maintenance.query(`create database ${application} owner ${application} template ${template}`)
await maintenance.end()
writeFileSync(databaseUrlFile, cluster.url, { mode: 0o600 })

process.env.DATA_DIR = directory
await import('../../../server/main.ts')
