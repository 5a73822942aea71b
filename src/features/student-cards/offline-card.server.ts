import { html, raw } from 'hono/html'
import type { StudentCard } from '#api/academic/student-cards.ts'
import type { Locale } from '#config'
import { qrDrawing } from '#design/components/data/qr-drawing.ts'
import { tenantThemeCss } from '#design/theme/tenant-theme-css.ts'
import { createFormats } from '../../i18n/formats.ts'
import { portalErrorCode } from '../../request/portal-error.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'
import { signedAddress } from './validation-address.server.ts'

/** Styles are inlined, because there is no network to load anything else. */
const styles = `*{box-sizing:border-box}body{margin:0;font:1.0625rem/1.5 Atkinson Hyperlegible Next,Arial,sans-serif;color:#1c1a17;background:#fbfaf7}
header{border-top:4px solid var(--brand-solid);background:#fff;border-bottom:1px solid #e4e1da;padding:1rem;font-weight:600;font-size:1.125rem}
main{max-width:30rem;margin:0 auto;padding:1.5rem 1rem;display:grid;gap:1.5rem}h1{font-size:1.5rem;line-height:1.25;margin:0}h2{font-size:1.25rem;margin:0}p{margin:0}
article{border:1px solid #e4e1da;border-radius:1rem;background:#fff;padding:1.25rem;display:grid;gap:1rem}
img{width:8rem;aspect-ratio:683/768;object-fit:cover;border-radius:.75rem}svg{display:block;width:100%;max-width:20rem;background:#fff;color:#000;border-radius:.75rem}
dl{margin:0;display:grid;gap:.75rem}dt{color:#5f5a52}dd{margin:0;font-weight:500;overflow-wrap:break-word}strong{font-variant-numeric:tabular-nums}
a{display:inline-flex;align-items:center;min-height:2.75rem;color:inherit}
@media(prefers-color-scheme:dark){body{background:#141310;color:#f4f1ea}header,article{background:#1e1c18;border-color:#3a372f}header{border-top-color:var(--brand-solid)}dt{color:#b5afa4}}
@media(forced-colors:active){header{border-top-color:CanvasText}}`

interface Shown {
  card: StudentCard
  /** Data URL. */
  photo: string | null
  proof: string | null
}

/** The cards as a page that needs no network, which the browser keeps encrypted. 204 without a card. */
export async function showOfflineCard(scope: RequestScope): Promise<Response> {
  const { session, upstream } = scope
  if (!session) return new Response(null, { status: 401 })
  if (session.person.impersonated) return new Response(null, { status: 204 })
  try {
    const { results } = await upstream.academic.studentCards.ofStudent({ userId: session.userId })
    if (results.length === 0) return new Response(null, { status: 204 })
    const shown = await Promise.all(results.map((card) => readShown(scope, card)))
    return new Response(String(await offlinePage(scope, shown, new Date())), {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      },
    })
  } catch (error) {
    const code = portalErrorCode(error)
    return new Response(null, { status: code === 'FORBIDDEN' || code === 'NOT_FOUND' ? 404 : 502 })
  }
}

async function readShown({ upstream }: RequestScope, card: StudentCard): Promise<Shown> {
  const { studentCards } = upstream.academic
  const { cardId, hasPhoto, situation } = card
  const [photo, proof] = await Promise.all([
    hasPhoto ? studentCards.photo({ cardId }).then(dataUrl, () => null) : null,
    situation === 'active' ? studentCards.proof({ cardId }).then((given) => given.proof) : null,
  ])
  return { card, photo, proof }
}

async function dataUrl(file: File): Promise<string> {
  return `data:${file.type === 'image/png' ? 'image/png' : 'image/jpeg'};base64,${Buffer.from(await file.arrayBuffer()).toString('base64')}`
}

function offlinePage(scope: RequestScope, shown: readonly Shown[], now: Date) {
  const { acting, settings, locale, session } = scope
  const { primaryColor: primary, accentColor: accent, secondaryColor: secondary, loadingColor: loading } = settings.theme
  const w = words[locale]
  const formats = createFormats(locale, acting.currency, session?.person.timezone ?? acting.timeZone)
  return html`<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${w.title} · ${acting.tenant?.name ?? ''}</title><style>${raw(tenantThemeCss({ primary, accent, secondary, loading }))}${raw(styles)}</style></head>
<body><header dir="auto">${acting.tenant?.name ?? ''}</header><main><h1>${w.title}</h1><p role="status"><strong>${w.offline}</strong> ${w.since(formats.dateTime(now.toISOString()))}</p>${shown.map(({ card, photo, proof }) => cardArticle(scope, { card, photo, proof }, formats.date(card.validUntil)))}<p><a href="">${w.retry}</a></p></main></body></html>`
}

function cardArticle(scope: RequestScope, { card, photo, proof }: Shown, validUntil: string) {
  const w = words[scope.locale]
  const facts = [
    [w.course, card.course],
    [w.institution, card.institution],
    [w.academicRecord, card.academicRecord],
    ...(card.situation === 'inactive' ? [] : [[w.validUntil, validUntil] as const]),
  ] as const
  const qr = proof === null ? null : qrDrawing(signedAddress(scope, card.validationCode, proof))
  return html`<article aria-label="${card.course}">${photo === null ? '' : html`<img src="${photo}" alt="${w.photo}">`}<h2 dir="auto">${card.student}</h2><dl>${facts.map(([term, description]) => html`<div><dt>${term}</dt><dd dir="auto">${description}</dd></div>`)}</dl>${qr === null ? html`<p>${w.notValid}</p>` : html`<svg viewBox="-4 -4 ${qr.size + 8} ${qr.size + 8}" role="img" aria-label="${w.code}" shape-rendering="crispEdges"><path d="${qr.path}" fill="currentColor"/></svg><p>${w.typed} <strong>${card.typedCode}</strong></p>`}</article>`
}

interface Words
  extends Record<
    'title' | 'offline' | 'retry' | 'photo' | 'code' | 'typed' | 'notValid' | 'course' | 'institution' | 'academicRecord' | 'validUntil',
    string
  > {
  since(time: string): string
}

const words: Record<Locale, Words> = {
  'pt-BR': {
    title: 'Carteira de estudante',
    offline: 'Sem internet.',
    since: (time) =>
      `Esta é a carteira de ${time}. O código QR vale cinco minutos a partir daí; depois, diga na portaria o código que está abaixo dele.`,
    retry: 'Tentar de novo',
    photo: 'Foto da carteira',
    code: 'Código da carteira',
    typed: 'Código para digitar:',
    notValid: 'Esta carteira não valia quando foi guardada.',
    course: 'Curso',
    institution: 'Instituição',
    academicRecord: 'Matrícula',
    validUntil: 'Válida até',
  },
  en: {
    title: 'Student card',
    offline: 'No internet.',
    since: (time) =>
      `This is your card as of ${time}. Its QR code is valid for five minutes from then on; after that, tell the gate the code below it.`,
    retry: 'Try again',
    photo: 'Photo on the card',
    code: 'Code of the card',
    typed: 'Code to type:',
    notValid: 'This card was not valid when it was kept.',
    course: 'Course',
    institution: 'Institution',
    academicRecord: 'Enrollment number',
    validUntil: 'Valid until',
  },
  es: {
    title: 'Carné de estudiante',
    offline: 'Sin internet.',
    since: (time) =>
      `Este es tu carné del ${time}. El código QR vale cinco minutos desde entonces; después, di en la portería el código que está debajo.`,
    retry: 'Intentar de nuevo',
    photo: 'Foto del carné',
    code: 'Código del carné',
    typed: 'Código para escribir:',
    notValid: 'Este carné no era válido cuando se guardó.',
    course: 'Carrera',
    institution: 'Institución',
    academicRecord: 'Matrícula',
    validUntil: 'Válido hasta',
  },
}
