import { html } from 'hono/html'

export interface Comparison {
  /** The hash of the issued file, in hexadecimal. */
  sha256: string
  words: ComparisonWords
}

export interface ComparisonWords {
  title: string
  text: string
  choose: string
  same: string
  other: string
  failed: string
}

export const comparisonStyles = `.compare{margin-top:1.25rem;border:2px dashed #8d877c;border-radius:1.25rem;padding:1.25rem 1.5rem}.compare.over{border-style:solid}
h2{font:600 1.125rem/1.3 Figtree,Arial,sans-serif;margin:0 0 .25rem}.compare label{display:block;margin-top:1rem;font-weight:600}.compare input{display:block;max-width:100%;font:inherit;font-weight:400;margin-top:.5rem}.compare input::file-selector-button{min-height:2.75rem;padding:0 1rem;margin-inline-end:.75rem;font:inherit;font-weight:600;color:var(--brand-on-solid);background:var(--brand-solid);border:1px solid var(--brand-edge);border-radius:.625rem;cursor:pointer}
#outcome{font-weight:600}#outcome:not(:empty){margin-top:1rem}#outcome:is(.ok,.danger){color:var(--tone)}`

/** Hidden until the script runs; the file never leaves the browser. */
export const comparisonPart = ({ sha256, words }: Comparison) =>
  html`<section class="compare" id="compare" hidden data-sha256="${sha256}" data-same="${words.same}" data-other="${words.other}" data-failed="${words.failed}"><h2>${words.title}</h2><p>${words.text}</p><label>${words.choose}<input type="file" accept="application/pdf"></label><p id="outcome" role="status"></p></section>`

/** Script that compares a file chosen, or dropped anywhere on the page. No issued file exceeds 50 MB. */
export const comparisonScript = `(()=>{const box=document.getElementById('compare'),out=document.getElementById('outcome'),pick=box.querySelector('input'),d=box.dataset
if(!globalThis.crypto?.subtle)return
box.hidden=false
const say=(text,tone)=>{out.className=tone;out.textContent=text}
const getHash=async file=>[...new Uint8Array(await crypto.subtle.digest('SHA-256',await file.arrayBuffer()))].map(b=>b.toString(16).padStart(2,'0')).join('')
const check=async file=>{if(!file)return
say('','')
try{file.size<5e7&&await getHash(file)===d.sha256?say(d.same,'ok'):say(d.other,'danger')}catch{say(d.failed,'danger')}}
pick.onchange=()=>check(pick.files[0])
document.ondragover=e=>{e.preventDefault();box.classList.add('over')}
document.ondragleave=()=>box.classList.remove('over')
document.ondrop=e=>{e.preventDefault();box.classList.remove('over');pick.value='';check(e.dataTransfer.files[0])}
})()`
