import { palettes } from '#design/tokens/palettes.ts'

const colors = (mode: 'light' | 'dark') => {
  const { page, surface, hairline, border, text, muted, tone } = palettes[mode]
  return `--page:${page};--surface:${surface};--line:${hairline};--border:${border};--text:${text};--muted:${muted};--ok:${tone.ok.text};--ok-tint:${tone.ok.tint}`
}

export const bankPageStyle = `
:root{color-scheme:light dark;${colors('light')}}
@media(prefers-color-scheme:dark){:root{${colors('dark')}}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--text);font:16px/24px system-ui,sans-serif}
main{max-width:72rem;margin:0 auto;padding:32px 16px}
h1{font-size:28px;line-height:34px;margin:0 0 8px}
p{max-width:44rem;color:var(--muted);margin:0 0 24px}
p[role=status]{background:var(--ok-tint);color:var(--ok);border-radius:12px;padding:12px 16px;overflow-wrap:anywhere}
ul{list-style:none;margin:0;padding:0;display:grid;gap:12px}
li{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:4px 16px;align-items:center;background:var(--surface);border:1px solid var(--line);border-radius:16px;padding:16px}
li strong{font-size:20px;font-variant-numeric:tabular-nums}
li span{color:var(--muted);font-size:14px;line-height:20px;overflow-wrap:anywhere}
button{min-height:48px;padding:8px 20px;font:inherit;font-weight:600;color:var(--page);background:var(--text);border:1px solid var(--text);border-radius:10px;cursor:pointer}
:focus-visible{outline:3px solid var(--ok);outline-offset:2px}
@media(max-width:599px){li{grid-template-columns:1fr}button{width:100%}}
`
