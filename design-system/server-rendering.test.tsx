// @vitest-environment jsdom
import { createElement, type ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'

interface StoryModule {
  default: { title: string; component: ComponentType; args?: object; decorators?: unknown[] }
  [name: string]: unknown
}

const modules = import.meta.glob<StoryModule>('./{components,patterns}/**/*.stories.tsx', { eager: true })
const context = { globals: { locale: 'pt-BR' }, loaded: {}, args: {} }
/** These wait for a file that only a browser can make; the parts behind them load in the browser alone. */
const needsLoader = (story: { loaders?: unknown }, meta: { loaders?: unknown }) => Boolean(story.loaders ?? meta.loaders)

/** Every story as the server would send it. */
const drawn = Object.values(modules).flatMap(({ default: meta, ...stories }) =>
  Object.entries(stories).flatMap(([name, story]) => {
    const { render, args } = { ...meta, ...(story as object) } as { render?: Function; args?: object }
    if (needsLoader(story as object, meta as object)) return []
    const props = { ...meta.args, ...args }
    const Story = () => (render ? render(props, { ...context, args: props }) : createElement(meta.component, props as never))
    return [{ name: `${meta.title}, ${name}`, html: () => renderToString(createElement(Story)) }]
  }),
)

/** The policy of a page refuses them, and the browser would draw the part without. Frames of stories are no part. */
test.each(drawn)('$name needs no style attribute from the server', ({ html }) => {
  const parts = html().match(/<[^>]* class="[^"]*" style="[^"]*"|<[^>]* style="[^"]*"[^>]* class="[^"]*__[^"]*"/g) ?? []
  expect(parts).toEqual([])
})
