/**
 * A web component as an institution's own team would ship one: a module that defines one element. The portal gives it
 * `locale`, `theme` and `context` as attributes, and as the event `portal-context` whenever they change.
 */
const words = {
  'pt-BR': { greeting: 'Olá do componente de exemplo', as: 'Você está como', more: 'Mostrar mais', line: 'Mais uma linha' },
  en: { greeting: 'Hello from the sample component', as: 'You are here as', more: 'Show more', line: 'One more line' },
  es: { greeting: 'Hola desde el componente de ejemplo', as: 'Estás como', more: 'Mostrar más', line: 'Una línea más' },
}

// A sheet made by script: the portal's policy allows no style elements without its nonce.
const sheet = new CSSStyleSheet()
sheet.replaceSync(`
  :host { display: block; --paper: #fff; --ink: #1c1a17 }
  section { border: 1px solid; border-radius: 1rem; padding: 1.25rem; background: var(--paper); color: var(--ink) }
  :host([theme=dark]) { --paper: #1d1b18; --ink: #f4f1ec }
  :host([theme=white-on-black]) { --paper: #000; --ink: #fff }
  :host([theme=black-on-white]) { --paper: #fff; --ink: #000 }
  h2, p { margin: 0 0 .75rem }
  h2 { font-size: 1.25rem }
  button { font: inherit; min-height: 2.75rem; padding: 0 1rem; border: 1px solid; border-radius: .625rem; background: transparent; color: inherit; cursor: pointer }
`)

class Sample extends HTMLElement {
  static observedAttributes = ['locale', 'theme', 'context']
  #lines = 0

  connectedCallback() {
    if (!this.shadowRoot) this.attachShadow({ mode: 'open' }).adoptedStyleSheets = [sheet]
    this.#draw()
  }

  attributeChangedCallback() {
    if (this.shadowRoot) this.#draw()
  }

  #draw() {
    const w = words[this.getAttribute('locale')] ?? words['pt-BR']
    const { role, place } = JSON.parse(this.getAttribute('context') ?? '{}')
    const part = (name, text) => Object.assign(document.createElement(name), { textContent: text })
    const more = part('button', w.more)
    more.type = 'button'
    more.onclick = () => {
      this.#lines += 10
      this.#draw()
    }
    const lines = Array.from({ length: this.#lines }, (_, line) => part('p', `${w.line}: ${line + 1}`))
    const whole = part('section', '')
    whole.append(part('h2', w.greeting), part('p', role ? `${w.as} ${role}, ${place}` : ''), ...lines, more)
    this.shadowRoot.replaceChildren(whole)
  }
}

customElements.define('academic-services-sample', Sample)
