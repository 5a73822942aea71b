import { BarcodeFormat, BinaryBitmap, DecodeHintType, GlobalHistogramBinarizer, ITFReader, RGBLuminanceSource } from '@zxing/library'

export interface GreyPicture {
  luminance: Uint8ClampedArray
  width: number
  height: number
}

/** Decodes a bank slip's barcode with a library that the product does not use. Throws when it finds none. */
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
