/** What cropping says. Sizes are in pixels of the original image. */
export interface ImageCropWords {
  /** Names the whole. */
  title: string
  /** Names the frame that the image moves behind. */
  frame: string
  /** Seen below the image: drag it, or move it with the arrow keys. */
  instructions: string
  /** Where the frame is, from 0 to 100 of the way across and down. */
  position: (across: number, down: number) => string
  zoom: string
  zoomIn: string
  zoomOut: string
  chosen: (width: number, height: number) => string
  tooSmall: (width: number, height: number) => string
  /** The file is no image, or one of a kind that the browser cannot show. */
  unreadable: string
  confirm: string
  cancel: string
}
