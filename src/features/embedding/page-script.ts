import { type EmbedOptions, embedPage } from './embed-page.ts'

/** Header of every script, for partners' developers. */
const documentation = `/**
 * Shows a page of this portal in yours, in a frame that becomes as high as what it shows.
 *
 *   <script type="module" src="PORTAL/financial/payments/script"></script>
 *
 * PORTAL/<page>/script shows that page where the script element stands. PORTAL/script shows the one that the element
 * names. Your page's origin has to be registered with the institution.
 *
 *   data-page     path of the page, for PORTAL/script; "/" when left out
 *   data-target   selector of the element to put the frame into, instead of after the script
 *   data-title    what people who hear your page are told of the frame
 *
 * What stands after the "?" of the script's address goes to the page: its own filters, and
 *   v2RoleId, tenantId, institutionId   the role to be in
 *   disableEqualWeb, disableHandtalk    true keeps assistive plugins away that your page has itself
 *   tab                                 names a session of its own, where the institution has these
 *
 * To do it yourself:
 *   import { embedPage } from 'PORTAL/script'
 *   embedPage({ page: '/financial/payments', target: document.querySelector('#portal') })
 */
`

/** Public script for partners' sites (docs/embedding.md). @param page path and query; null for the loader, whose element names it */
export function pageScript({
  portal,
  origins,
  title,
  page,
}: Pick<EmbedOptions, 'portal' | 'origins' | 'title'> & { page: string | null }): string {
  return `${documentation.replaceAll('PORTAL', portal)}
const given = ${JSON.stringify({ portal, origins, title, page: page ?? '/' })};
const embed = ${String(embedPage)};
export const embedPage = (options) => embed({ target: document.body, ...given, ...options, portal: given.portal, origins: given.origins });
for (const script of document.querySelectorAll('script[src]')) {
  if (script.src !== import.meta.url || script.dataset.embedded) continue;
  script.dataset.embedded = '';
  const own = document.createElement('div');
  const target = (script.dataset.target && document.querySelector(script.dataset.target)) || own;
  if (target === own) (script.closest('head') ? document.body : script.parentElement).insertBefore(own, script.closest('head') ? null : script.nextSibling);
  const page = ${page === null ? "(script.dataset.page || '/') + (script.dataset.page?.includes('?') ? '' : new URL(import.meta.url).search)" : 'given.page'};
  embedPage({ page, target, ...(script.dataset.title && { title: script.dataset.title }) });
}
`
}

/** Page of a `/script` path; null for other paths. */
export function pageOfScript(path: string): string | null {
  if (!path.endsWith('/script')) return null
  return path.slice(0, -'/script'.length) || '/'
}
