/**
 * Pages admit no eval, by which zod would compile checks as soon as a schema is made. Read by zod when it loads; set without importing
 * it, which most pages do without.
 */
if (!import.meta.env.SSR) (globalThis as { __zod_globalConfig?: { jitless: boolean } }).__zod_globalConfig = { jitless: true }
