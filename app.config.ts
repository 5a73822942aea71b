/**
 * The product's constants (shell and academic-financial specifications, section 9).
 * Plain data without imports: the browser, the server and the build all read it.
 */
export const appConfig = {
  alias: 'academic-services',
  name: 'Academic Services',
  basePath: '/academic-services',
  locales: ['pt-BR', 'en', 'es'],
  defaultLocale: 'pt-BR',
  /** IANA zone in which due dates are civil dates, unless an institution says otherwise. */
  defaultTimeZone: 'America/Sao_Paulo',
  pageSizes: [10, 20, 30, 50],
  defaultPageSize: 10,
  notifications: { pageSize: 10, toastPageSize: 5 },
  /** Milliseconds that one upstream call and one whole request may take. */
  upstream: { callDeadline: 5_000, totalDeadline: 10_000 },
  session: {
    cookie: '__Host-academic-services',
    /** Seconds a signed-in session may live in all, and without use. */
    absoluteLifetime: 604_800,
    idleLifetime: 43_200,
  },
  /** How a tab with a session of its own is named, where an institution lets tabs be independent. */
  tabs: { parameter: 'tab', header: 'x-tab' },
  /** Minutes for which a Pix code can be paid. */
  pix: { validMinutes: 30 },
} as const

/** A language of the interface. */
export type Locale = (typeof appConfig.locales)[number]
