import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { createTestDatabase } from '../../tests/support/database.ts'
import { openDatabase } from './open.ts'

const anotherHistory = `update migrations.users set hash = 'another'`

describe('a database that another version migrated', async () => {
  const progress = vi.fn()
  const directory = await mkdtemp(path.join(tmpdir(), 'academic-services-open-'))
  afterAll(() => rm(directory, { recursive: true, force: true }))

  it('is refused in one clear line when it is an own one, and stays as it is', async () => {
    const { pool, url } = await createTestDatabase()
    await pool.query(anotherHistory)
    await expect(openDatabase(url, directory, progress)).rejects.toThrow(/^DATABASE_URL .* of users .* empty database$/)
    expect((await pool.query('select distinct hash from migrations.users')).rows).toEqual([{ hash: 'another' }])
  })

  it('is opened when a newer version has only added to it', async () => {
    const { pool, url } = await createTestDatabase()
    await pool.query(`insert into migrations.users (hash, created_at) values ('newer', 9999999999999)`)
    const database = await openDatabase(url, directory, progress)
    await database.close()
  })

  it('is set aside when it is the embedded one, and an empty one takes its place', async () => {
    const first = await openDatabase(undefined, directory, progress)
    await first.pool.query(`insert into identity.used_once values ('a', now())`)
    await first.pool.query(anotherHistory)
    await first.close()

    const second = await openDatabase(undefined, directory, progress)
    expect((await second.pool.query('select * from identity.used_once')).rows).toEqual([])
    expect((await second.pool.query(`select datname from pg_database where datname like '%_former'`)).rows).toHaveLength(1)
    await second.close()
    expect(progress).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('keeping it as academic_services_former'))
  })
})
