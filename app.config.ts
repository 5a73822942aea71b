/**
 * The product's constants (shell and academic-financial specifications, §9).
 * No imports: the browser, the server and the build all read this file.
 */
export const appConfig = {
  alias: 'academic-services',
  name: 'Academic Services',
  basePath: '/academic-services',
  locales: ['pt-BR', 'en', 'es'],
  defaultLocale: 'pt-BR',
  /** IANA zone of civil dates such as due dates, unless the institution configures another. */
  defaultTimeZone: 'America/Sao_Paulo',
  pageSizes: [10, 20, 30, 50],
  defaultPageSize: 10,
  notifications: { pageSize: 10, smallPageSize: 5 },
  /** Timeouts in milliseconds: one upstream call, one whole request, and one call that carries a file, however long its sender took. */
  upstream: { callDeadline: 5_000, totalDeadline: 10_000, fileDeadline: 60_000 },
  session: {
    cookie: '__Host-academic-services',
    /** Seconds: total lifetime and idle timeout of a signed-in session. */
    absoluteLifetime: 604_800,
    /** Seconds, of whoever has a role of staff: a working day. */
    staffLifetime: 43_200,
    idleLifetime: 43_200,
    /** Seconds for which a proof of who one is counts, for acts that weigh. */
    proofLifetime: 600,
  },
  /** Where a tab that has its own session carries its identifier. */
  tabs: { parameter: 'tab', header: 'x-tab' },
  /** Validity of a Pix code in minutes, by what it pays. */
  pix: { validMinutes: { requests: 3, others: 30 } },
} as const

export type Locale = (typeof appConfig.locales)[number]
