import { createFileRoute } from '@tanstack/react-router'

/** With something to press, so that hydration can be seen. */
export const Route = createFileRoute('/')({
  component: () => (
    <main>
      <h1>Hello, world</h1>
      <button type="button">Go on</button>
    </main>
  ),
})
