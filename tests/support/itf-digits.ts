import { BarcodeFormat, BinaryBitmap, DecodeHintType, GlobalHistogramBinarizer, ITFReader, RGBLuminanceSource } from '@zxing/library'

/** A picture: one byte of brightness for each pixel, row by row. */
export interface GreyPicture {
  luminance: Uint8ClampedArray
  width: number
  height: number
}

/** What a scanner that knows nothing of the product reads in a picture of a bank slip's bars. @throws when it reads nothing */
export function itfDigits({ luminance, width, height }: GreyPicture): string {
  const hints = new Map<DecodeHintType, unknown>([
    [DecodeHintType.POSSIBLE_FORMATS, [BarcodeFormat.ITF]],
    [DecodeHintType.ALLOWED_LENGTHS, Int32Array.of(44)],
    [DecodeHintType.TRY_HARDER, true],
  ])
  return new ITFReader()
    .decode(new BinaryBitmap(new GlobalHistogramBinarizer(new RGBLuminanceSource(luminance, width, height))), hints)
    .getText()
}
