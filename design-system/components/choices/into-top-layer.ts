/** A ref for an element with `popover="manual"` that is drawn only while it is open: shows it above everything. */
export function intoTopLayer(element: HTMLElement | null): void {
  if (element && !element.matches(':popover-open')) element.showPopover()
}
