/**
 * Scaffolds a call, page or list (CONTRIBUTING.md), and prints what to add to existing files. Overwrites nothing.
 *
 *   npm run new -- call financial/fines
 *   npm run new -- page financial/fines "Multas"
 *   npm run new -- list financial/fines "Multas"
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const [kind, place, title = 'Título'] = process.argv.slice(2)
const [, service, area] = /^([a-z]+)\/([a-z][a-z-]*s)$/.exec(place ?? '') ?? []
const kinds = { call: newCall, page: newPage, list: newList }

if (!area || !(kind in kinds)) {
  console.error('npm run new -- call|page|list SERVICE/THINGS ["Título"], with things in the plural: financial/fines')
  process.exit(1)
}

const one = area.replace(/s$/, '')
const camel = (text) => text.replace(/-(.)/g, (_, letter) => letter.toUpperCase())
const pascal = (text) => camel(`-${text}`)
const [things, thing, Things, Thing] = [camel(area), camel(one), pascal(area), pascal(one)]
const { files, add } = kinds[kind]()

const taken = Object.keys(files).filter((file) => existsSync(path.join(root, file)))
if (taken.length > 0) {
  console.error(`Already there: ${taken.join(', ')}`)
  process.exit(1)
}
for (const [file, text] of Object.entries(files)) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), `${text.trim()}\n`)
  console.log(`wrote ${file}`)
}
for (const line of add) console.log(`add   ${line}`)

function newCall() {
  return {
    files: {
      [`api/${service}/${area}.ts`]: `
import { oc } from '@orpc/contract'
import { z } from 'zod'
import { commonErrors } from '../contract-errors.ts'
import { entityId } from '../shared.ts'

export const ${thing} = z.object({ ${thing}Id: entityId, name: z.string() })
export type ${Thing} = z.infer<typeof ${thing}>

export const ${things}Contract = {
  list: oc
    .route({ method: 'GET', path: '/${area}', summary: 'The ${area} of the person' })
    .errors(commonErrors)
    .output(z.object({ results: z.array(${thing}) })),
}
`,
      [`services/${service}/${area}/${area}.queries.ts`]: `
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { ${Thing} } from '#api/${service}/${area}.ts'
import { inTenant } from '../../platform/database.ts'
import type { CallerScope } from '../access/scopes.ts'
import { query } from '../../platform/query.ts'

/** The ${area} of a person, the newest first. */
export function list${Things}(pool: pg.Pool, { tenantId, userId }: CallerScope): Promise<${Thing}[]> {
  return inTenant(pool, tenantId, ({ client }) =>
    query<${Thing}>(client, sql\`select ${one.replaceAll('-', '_')}_id as "${thing}Id", name from ${service}.${one.replaceAll('-', '_')} where user_id = \${userId} order by 1 desc\`),
  )
}
`,
      [`services/${service}/${area}/${area}.routes.ts`]: `
import type pg from 'pg'
import { requirePrincipal } from '../../platform/guards.ts'
import { callerScope, studentProfiles } from '../access/scopes.ts'
import { base } from '../base.ts'
import { list${Things} } from './${area}.queries.ts'

/** Serves the ${area} of the person who asks. */
export function ${things}Router({ pool }: { pool: pg.Pool }) {
  return {
    list: base.${things}.list.handler(async ({ context }) => ({
      results: await list${Things}(pool, callerScope(requirePrincipal(context), studentProfiles)),
    })),
  }
}
`,
      [`src/features/${area}/${area}.queries.ts`]: `
import { rpc } from '../../rpc/rpc.ts'

export const ${thing}Queries = {
  list: () => rpc.${service}.${things}.list.queryOptions(),
}
`,
    },
    add: [
      `api/${service}/${service}.ts: ${things}: ${things}Contract`,
      `services/${service}/${service}.service.ts: ${things}: ${things}Router({ pool })`,
      `services/${service}/${area}/${area}.schema.ts, then SERVICE=${service} npx drizzle-kit generate`,
      `src/rpc/access.server.ts: ${things}: each(students, 'list'), or who else may call it`,
    ],
  }
}

function newPage() {
  return {
    files: {
      [`src/routes/_portal/${service}/${area}.tsx`]: `
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ${Things}Page } from '${up(3)}features/${area}/${area}-page.tsx'
import { ${thing}Queries } from '${up(3)}features/${area}/${area}.queries.ts'
import { pageTitle } from '${up(3)}router/page-title.ts'

export const Route = createFileRoute('/_portal/${service}/${area}')({
  staticData: { words: ['${area}'] },
  loader: ({ context: { queryClient } }) => queryClient.prefetchQuery(${thing}Queries.list()),
  head: ({ match }) => pageTitle(match, msg\`${title}\`),
  component: ${Things}Page,
})
`,
      [`src/features/${area}/${area}-page.tsx`]: `
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Button } from '#design/components/actions/button.tsx'
import { PlainList, PlainRow } from '#design/components/data/plain-list.tsx'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { ErrorState } from '#design/components/feedback/error-state.tsx'
import { Skeleton } from '#design/components/feedback/skeleton.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { ${thing}Queries } from './${area}.queries.ts'

export function ${Things}Page() {
  return (
    <>
      <PageHeader title={<Trans>${title}</Trans>} />
      <${Things}List />
    </>
  )
}

function ${Things}List() {
  const { t } = useLingui()
  const { data, isError, isFetching, refetch } = useQuery(${thing}Queries.list())
  if (isError) {
    const retry = <Button loading={isFetching} onClick={() => refetch()}>{t\`Tentar de novo\`}</Button>
    return <ErrorState title={t\`Não foi possível carregar esta página\`} retry={retry} />
  }
  if (!data) return <Skeleton shape="row" />
  if (data.results.length === 0) return <EmptyState title={t\`Nada encontrado\`} />
  return (
    <PlainList>
      {data.results.map(({ ${thing}Id, name }) => (
        <PlainRow key={${thing}Id}>{name}</PlainRow>
      ))}
    </PlainList>
  )
}
`,
      [`tests/e2e/${area}.spec.ts`]: `
import { expect, test } from '../support/browser/fixtures.ts'

test('a student sees their ${area}', { tag: '@phone' }, async ({ page, signInAs, expectAccessible }) => {
  await signInAs('ana.souza', { path: '/${service}/${area}' })
  await expect(page.getByRole('heading', { name: '${title}', level: 1 })).toBeVisible()
  await expectAccessible()
})
`,
    },
    add: [
      `npm run new -- call ${place}, if the area has no query yet`,
      `an entry of the menu in src/request/navigation.ts`,
      `npm run translations, then en and es in locales/${area}/`,
    ],
  }
}

function newList() {
  return {
    files: {
      [`src/features/${area}/${area}.list.tsx`]: `
import { msg } from '@lingui/core/macro'
import { Plural } from '@lingui/react/macro'
import type { ${Thing} } from '#api/${service}/${area}.ts'
import { defineList } from '../../kit/list/list.ts'
import { ${thing}Address, ${thing}Queries } from './${area}.queries.ts'

/** All ${area} of the context. */
export const ${thing}List = defineList({
  address: ${thing}Address,
  query: ${thing}Queries.list,
  rowId: ({ ${thing}Id }: ${Thing}) => String(${thing}Id),
  columns: [{ id: 'name', header: msg\`Nome\`, title: true, sort: 'name', text: ({ name }) => name }],
  filters: [{ kind: 'search', field: 'search', label: msg\`Nome\` }],
  Summary: ({ page }) => <Plural value={page.totalCount} one="# resultado" other="# resultados" />,
  words: {
    title: msg\`${title}\`,
    loading: msg\`Carregando\`,
    failed: { title: msg\`Não foi possível carregar a lista\`, text: msg\`Tente de novo em alguns minutos. Os filtros continuam como estão.\` },
    nothing: { title: msg\`Nada ainda\`, text: msg\`O que for registrado aparece aqui.\` },
    nothingFound: { title: msg\`Nenhum resultado com estes filtros\`, text: msg\`Confira o que você digitou.\` },
    denied: msg\`Você não tem acesso a esta página\`,
    exporting: msg\`Exportando\`,
    exported: (rows) => msg\`Linhas exportadas: \${rows}\`,
    file: {
      name: msg\`${area}\`,
      signedOut: msg\`Sessão encerrada. Entre de novo para exportar.\`,
      denied: msg\`Você não tem acesso para exportar.\`,
      failed: msg\`O serviço está fora do ar agora. Tente exportar de novo em alguns minutos.\`,
    },
  },
  exportPermission: { audience: '${service}', permissions: ['${area}.read'] },
})
`,
      [`src/features/${area}/${area}.queries.ts`]: `
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listAddress } from '../../kit/list/list-address.ts'
import { text } from '../../kit/search/search-values.ts'
import { list${Things} } from './${area}.functions.ts'

export const ${thing}Address = listAddress({
  path: '/${service}/${area}',
  sortColumns: ['name'],
  defaultSort: 'name',
  filters: { search: (value) => text(value, 100) },
  toFilter: (filter) => filter,
})

type ${Thing}Search = ReturnType<typeof ${thing}Address.read>

export const ${thing}Queries = {
  list: (search: ${Thing}Search) =>
    queryOptions({
      queryKey: ['${area}', 'list', search],
      queryFn: () => list${Things}({ data: ${thing}Address.input(search) }),
      placeholderData: keepPreviousData,
    }),
}
`,
      [`src/features/${area}/${area}.functions.ts`]: `
import { createServerFn } from '@tanstack/react-start'
import { ${thing}PageQuery } from '#api/${service}/${area}.ts'
import { sessionMiddleware } from '../../request/session/session.middleware.ts'

/** A page of the ${area} of the context, for staff. */
export const list${Things} = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(${thing}PageQuery)
  .handler(({ context, data }) => context.upstream.${service}.${things}.list(data))
`,
      [`src/routes/_portal/${service}/${area}/index.tsx`]: `
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ${thing}List } from '${up(4)}features/${area}/${area}.list.tsx'
import { ${thing}Address, ${thing}Queries } from '${up(4)}features/${area}/${area}.queries.ts'
import { pageTitle } from '${up(4)}router/page-title.ts'
import { ListPage } from '${up(4)}kit/list/list-page.tsx'

export const Route = createFileRoute('/_portal/${service}/${area}/')({
  staticData: { words: ['${area}', 'lists'] },
  validateSearch: ${thing}Address.read,
  loaderDeps: ({ search }) => ${thing}Address.own(search),
  loader: ({ context: { queryClient }, deps }) => queryClient.prefetchQuery(${thing}Queries.list(deps)),
  head: ({ match }) => pageTitle(match, msg\`${title}\`),
  component: function ${Things}Route() {
    return <ListPage list={${thing}List} search={Route.useLoaderDeps()} />
  },
})
`,
      [`src/routes/_portal/${service}/${area}/export.ts`]: `
import { createFileRoute } from '@tanstack/react-router'
import { ${thing}List } from '${up(4)}features/${area}/${area}.list.tsx'
import { exportResponse } from '${up(4)}kit/list/export-response.server.ts'

/** The ${area} of a list's address as a file. */
export const Route = createFileRoute('/_portal/${service}/${area}/export')({
  server: {
    handlers: {
      GET: ({ request, context: { scope } }) =>
        exportResponse(scope, request, ${thing}List, ({ filter, sort }) => scope.upstream.${service}.${things}.export({ filter, sort })),
    },
  },
})
`,
    },
    add: [
      `api/${service}/${area}.ts: ${thing}PageQuery and the calls list and export (api/financial/received-payments.ts is the model)`,
      `an entry of the menu in src/request/navigation.ts, and the permission ${area}.read`,
      `npm run translations, then en and es in locales/${area}/`,
    ],
  }
}

function up(levels) {
  return '../'.repeat(levels)
}
