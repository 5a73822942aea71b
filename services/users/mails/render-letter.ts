import { html } from 'hono/html'
import type { AppLocale } from '#api/locales.ts'
import type { ApplicationSettings } from '#api/settings/settings.ts'
import { tenantTheme } from '#design/theme/tenant-theme.ts'
import { palettes } from '#design/tokens/palettes.ts'
import type { Letter } from './letters.ts'

interface Appearance {
  locale: AppLocale
  institution: string
  theme: ApplicationSettings['theme']
  logoUrl: string | null
}

/** Renders text and HTML. Inline styles only: mail clients remove others. */
export async function renderLetter(
  letter: Letter,
  { locale, institution, theme, logoUrl }: Appearance,
): Promise<{ text: string; html: string }> {
  const { subject, greeting, opening, highlight, items = [], action, closing, footer } = letter
  const text = [
    institution,
    greeting,
    opening,
    ...(highlight ? [`    ${highlight}`] : []),
    ...items.map(({ name, note, value }) => `    ${name}\n    ${value}\n    ${note}`),
    `${action.label}:\n${action.url}`,
    closing,
    ...(footer ? [`${footer.label}:\n${footer.url}`] : []),
  ].join('\n\n')
  const { page, surface, hairline, text: ink, muted, sunken } = palettes.light
  const { brand } = tenantTheme({ primary: theme.primaryColor, accent: theme.accentColor, secondary: theme.secondaryColor }).light
  const paragraph = `margin:0 0 16px;font:16px/24px system-ui,sans-serif;color:${ink}`
  const page_ = html`<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${subject}</title></head>
<body style="margin:0;background:${page}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${page}"><tr><td align="center" style="padding:24px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:${surface};border:1px solid ${hairline};border-top:4px solid ${brand.solid};border-radius:16px"><tr><td style="padding:32px 24px">
${logoUrl ? html`<img src="${logoUrl}" alt="${institution}" height="44" style="display:block;margin:0 0 24px;border:0">` : html`<p style="${paragraph};font-weight:700;font-size:18px">${institution}</p>`}
<p style="${paragraph}">${greeting}</p>
<p style="${paragraph}">${opening}</p>
${highlight ? html`<p style="${paragraph};padding:12px 16px;background:${sunken};border-radius:10px;font-weight:700;font-size:20px;overflow-wrap:anywhere">${highlight}</p>` : ''}
${items.length > 0 ? html`<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;border-top:1px solid ${hairline}">${items.map(({ name, note, value }) => html`<tr><td style="padding:12px 16px 12px 0;border-bottom:1px solid ${hairline};font:16px/24px system-ui,sans-serif;color:${ink}">${name}<br><span style="font-size:14px;line-height:20px;color:${muted}">${note}</span></td><td align="right" style="padding:12px 0;border-bottom:1px solid ${hairline};font:700 16px/24px system-ui,sans-serif;color:${ink};white-space:nowrap;vertical-align:top">${value}</td></tr>`)}</table>` : ''}
<p style="${paragraph}"><a href="${action.url}" target="_blank" rel="noopener" style="display:inline-block;padding:14px 20px;border:1px solid ${brand.edge};border-radius:10px;background:${brand.solid};color:${brand.onSolid};font:600 16px/20px system-ui,sans-serif;text-decoration:none">${action.label}</a></p>
<p style="${paragraph};margin:0;color:${muted};font-size:14px;line-height:20px">${closing}</p>
${footer ? html`<p style="${paragraph};margin:12px 0 0;font-size:14px;line-height:20px"><a href="${footer.url}" target="_blank" rel="noopener" style="color:${muted}">${footer.label}</a></p>` : ''}
</td></tr></table>
</td></tr></table>
</body>
</html>`
  return { text, html: String(await page_) }
}
