// What React has rendered or hydrated carries its properties under such a key; it offers no other way to tell.
const answers = (button) => button.closest('[data-answers]') || Object.keys(button).some((key) => key.startsWith('__reactProps'))

const waiting = new Set()

const retry = () => {
  for (const button of waiting) {
    if (button.isConnected && !answers(button)) continue
    waiting.delete(button)
    button.click()
  }
  if (waiting.size > 0) setTimeout(retry, 100)
}

/** Presses a button as soon as it is hydrated, once however often it was pressed before. */
export default function pressAgain(button) {
  if (waiting.size === 0) setTimeout(retry)
  waiting.add(button)
}
