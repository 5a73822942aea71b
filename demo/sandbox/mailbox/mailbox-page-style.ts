import { bankPageStyle } from '../bank/bank-page-style.ts'

export const mailboxPageStyle = `${bankPageStyle}
form{display:grid;gap:4px 12px;grid-template-columns:minmax(0,1fr) auto;margin:0 0 24px;max-width:44rem}
label{grid-column:1/-1;font-weight:600}
input{min-width:0;min-height:48px;padding:8px 12px;font:inherit;color:inherit;background:var(--surface);border:1px solid var(--border);border-radius:10px}
a{color:inherit;text-underline-offset:3px}
li a{font-size:18px;font-weight:600;overflow-wrap:anywhere}
li{grid-template-columns:minmax(0,1fr)}
p a{display:inline-flex;align-items:center;min-height:44px}
h2{font-size:20px;line-height:26px;margin:32px 0 12px}
dl{display:grid;grid-template-columns:auto minmax(0,1fr);gap:4px 16px;margin:0}
dt{color:var(--muted)}dd{margin:0;overflow-wrap:anywhere}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;background:var(--surface);border:1px solid var(--line);border-radius:16px;padding:16px;margin:0;max-width:44rem}
iframe{width:100%;height:28rem;border:1px solid var(--line);border-radius:16px;background:#fff}
@media(max-width:599px){form{grid-template-columns:1fr}}
`
