import pg from 'pg'

/**
 * Lets `now()` of a database tell the run's time, in defaults of columns too when called before they are made.
 *
 * @param adminUrl connects as superuser to that database
 * @param offset milliseconds ahead of the machine's clock
 */
export async function shiftDatabase(adminUrl: string, offset: number): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  await client.query(`
    create schema if not exists test_clock;
    create or replace function test_clock.now() returns timestamptz language sql stable parallel safe
      return pg_catalog.now() + current_setting('test_clock.ahead')::interval;
    grant usage on schema test_clock to public;
    grant set on parameter test_clock.ahead to public;
    ${clockSettings(new URL(adminUrl).pathname.slice(1), offset)}`)
  await client.end()
}

/** SQL that sets the clock of a database whose template was shifted: a copy has no settings. */
export const clockSettings = (database: string, offset: number) =>
  // Of functions with one name, that of the schema that stands first is called.
  `alter database ${pg.escapeIdentifier(database)} set search_path = test_clock, pg_catalog, public;
   alter database ${pg.escapeIdentifier(database)} set test_clock.ahead = '${Math.round(offset)} milliseconds';`
