import { useEffect, useRef, type ComponentProps, type ReactNode, type SubmitEvent } from 'react'

/** The children are hidden inputs for the other filters. The number follows the current page unless the user is typing. */
export function PageJump({
  label,
  page,
  pageCount,
  of,
  name = 'page',
  children,
  onSubmit,
  ...form
}: Omit<ComponentProps<'form'>, 'className' | 'method' | 'name'> & {
  label: string
  page: number
  pageCount: number
  of: ReactNode
  name?: string | undefined
}) {
  const input = useRef<HTMLInputElement>(null)
  const isTyping = useRef(false)
  const shownPage = useRef(page)
  useEffect(() => {
    if (shownPage.current === page) return
    shownPage.current = page
    if (!isTyping.current) input.current!.value = String(page)
  }, [page])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    isTyping.current = false
    onSubmit?.(event)
  }

  return (
    <form aria-label={label} {...form} method="get" className="pagination__form" onSubmit={submit}>
      {children}
      <label className="pagination__form">
        {label}
        <input
          ref={input}
          className="pagination__number"
          type="number"
          inputMode="numeric"
          name={name}
          min={1}
          max={pageCount}
          required
          defaultValue={page}
          onInput={() => (isTyping.current = true)}
          onBlur={() => (isTyping.current = false)}
        />
      </label>
      <span>{of}</span>
    </form>
  )
}
