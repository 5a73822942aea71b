/** Forbidden imports, after docs/decisions and the README's map of folders. */

const test = '(\\.test\\.tsx?$|^tests/|/testing/)'
const packages = (...names) => `^node_modules/(${names.join('|')})(/|$)`

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'api-is-contracts-only',
      comment: 'The contracts stand on zod and oRPC alone, so that anybody can implement or call them.',
      severity: 'error',
      from: { path: '^api/', pathNot: test },
      to: { pathNot: ['^api/', packages('zod', '@orpc')] },
    },
    {
      name: 'form-engine-stands-on-contracts',
      comment: 'Browsers and the service run the same engine.',
      severity: 'error',
      from: { path: '^form-engine/', pathNot: test },
      to: { pathNot: ['^form-engine/', '^api/', packages('@brazilian-utils')] },
    },
    {
      name: 'class-selection-stands-alone',
      comment: 'Browsers, a worker and the service run the same rules.',
      severity: 'error',
      from: { path: '^class-selection/', pathNot: test },
      to: { pathNot: '^class-selection/' },
    },
    {
      name: 'services-not-to-portal',
      comment: 'Services and portal meet in api/; only server/ mounts both.',
      severity: 'error',
      from: { path: '^services/' },
      to: { path: '^(src|server)/' },
    },
    {
      name: 'portal-not-to-services',
      comment: 'Services and portal meet in api/; only server/ mounts both.',
      severity: 'error',
      from: { path: '^src/', pathNot: test },
      to: { path: '^(services|server)/' },
    },
    {
      name: 'services-only-themes-of-design-system',
      comment: "The identity provider's pages wear the tenant's theme; components belong to the portal.",
      severity: 'error',
      from: { path: '^services/' },
      to: { path: '^design-system/', pathNot: '^design-system/(theme|tokens)/' },
    },
    {
      name: 'design-system-knows-no-product',
      comment: 'Words and data arrive as props.',
      severity: 'error',
      from: { path: '^design-system/', pathNot: '^design-system/components/table/' },
      to: { path: ['^(src|api|services|server)/', packages('@tanstack', '@lingui', '@orpc')] },
    },
    {
      name: 'data-table-knows-no-product',
      comment: 'The data table stands on TanStack Table (docs/decisions/0012); for the rest it is like every other part.',
      severity: 'error',
      from: { path: '^design-system/components/table/' },
      to: {
        path: ['^(src|api|services|server)/', packages('@tanstack', '@lingui', '@orpc')],
        pathNot: packages('@tanstack/react-table', '@tanstack/table-core'),
      },
    },
    {
      name: 'table-library-in-data-table-only',
      comment: 'Tables of the product are built from the data table (docs/decisions/0012).',
      severity: 'error',
      from: { pathNot: '^design-system/components/table/' },
      to: { path: packages('@tanstack/react-table', '@tanstack/table-core') },
    },
    {
      name: 'form-library-in-form-part-only',
      comment: 'Forms of the product are built from the form part (docs/decisions/0028).',
      severity: 'error',
      from: { pathNot: '^src/shared/form/' },
      to: { path: packages('@tanstack/react-form', '@tanstack/form-core') },
    },
    {
      name: 'feature-not-to-feature',
      comment: 'A page that needs two features is composed in a route.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'feature-not-to-frame',
      severity: 'error',
      from: { path: '^src/features/' },
      to: { path: '^src/(routes|router|shell)/' },
    },
    {
      name: 'frame-not-to-feature',
      comment: 'Sign-in, request and shell serve every feature and know none.',
      severity: 'error',
      from: { path: '^src/(auth|request|shell|i18n)/' },
      to: { path: '^src/(features|routes|router)/' },
    },
    {
      name: 'request-stands-below',
      comment: 'What a request and its session have is known before anything is drawn, asked or signed in.',
      severity: 'error',
      from: { path: '^src/request/', pathNot: test },
      to: { path: '^src/(auth|rpc|shared|shell)/' },
    },
    {
      name: 'rpc-stands-on-request',
      comment: 'Every area asks procedures; to ask one takes a request and its session alone.',
      severity: 'error',
      from: { path: '^src/rpc/', pathNot: test },
      to: { path: '^src/', pathNot: '^src/(rpc|request|i18n)/' },
    },
    {
      name: 'shared-stands-below',
      comment: 'What several areas share knows none of them, nor the pages before one is in.',
      severity: 'error',
      from: { path: '^src/shared/', pathNot: test },
      to: { path: '^src/(auth|features|routes|router|shell)/' },
    },
    {
      name: 'shell-not-to-auth',
      comment: 'Pages before one is in stand in the shell; what the shell shows of them is passed in by the routes.',
      severity: 'error',
      from: { path: '^src/shell/', pathNot: test },
      to: { path: '^src/auth/' },
    },
    {
      name: 'i18n-stands-alone',
      severity: 'error',
      from: { path: '^src/i18n/' },
      to: { path: '^src/', pathNot: '^src/i18n/' },
    },
    {
      name: 'server-files-stay-on-the-server',
      comment: 'A *.server.ts may be reached from server functions, server routes and other server files only.',
      severity: 'error',
      from: {
        path: '^(src|design-system)/',
        pathNot: [
          test,
          '\\.server\\.tsx?$',
          '\\.functions\\.ts$',
          '\\.middleware\\.ts$',
          '^src/(server|start)\\.ts$',
          '^src/routes/.*\\.tsx?$',
        ],
      },
      to: { path: '\\.server\\.tsx?$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'pages-not-to-server-files',
      comment: 'A route with a component is part of the browser bundle; one without is a server route.',
      severity: 'error',
      from: { path: '^src/routes/.*\\.tsx$' },
      to: { path: '\\.server\\.tsx?$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'tables-belong-to-their-service',
      comment: "One service asks another's domain, never its tables.",
      severity: 'error',
      from: { path: '^services/([^/]+)/', pathNot: ['^services/(seed|platform)/', test] },
      to: { path: '^services/.*\\.(schema|queries)\\.ts$', pathNot: '^services/$1/' },
    },
    {
      name: 'sql-stands-in-queries',
      comment:
        'In the financial and academic services SQL stands in *.queries.ts and tables in *.schema.ts; rules and routes call them (docs/decisions/0026).',
      severity: 'error',
      from: {
        path: '^services/(financial|academic)/',
        pathNot: [test, '\\.(queries|schema)\\.ts$'],
      },
      to: {
        path: [packages('drizzle-orm'), '^services/platform/query\\.ts$', '^services/(financial|academic)/.*\\.schema\\.ts$'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'not-to-test',
      comment: 'Production code never imports tests.',
      severity: 'error',
      from: { pathNot: [test, '^playwright'] },
      to: { path: test },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '(^virtual:|\\?url$|^#styled/)' },
    },
    {
      name: 'no-development-packages-in-production',
      severity: 'error',
      from: { path: '^(api|services|src)/', pathNot: [test] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: ['^node_modules', '^styled-system'] },
    exclude: { path: ['^dist', '^bench/', '^src/routeTree\\.gen\\.ts$', '\\.po$'] },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.po', '.css', '.woff2'],
    },
  },
}
