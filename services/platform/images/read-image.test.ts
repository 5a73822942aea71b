import { describe, expect, it } from 'vitest'
import { jpeg, png } from '../../users/testing/pictures.ts'
import { readImage } from './read-image.ts'

const asPng = { name: 'foto.png', type: 'image/png' }
const asJpeg = { name: 'Foto.JPG', type: 'image/jpeg' }
const page = Buffer.from('<script>alert(1)</script>')

describe('readImage', () => {
  it('reads the size off the picture itself', () => {
    expect(readImage(png(700, 800), asPng)).toMatchObject({ kind: 'png', width: 700, height: 800 })
    expect(readImage(jpeg(683, 768), asJpeg)).toMatchObject({ kind: 'jpg', width: 683, height: 768 })
  })

  it('refuses a small file that decompresses to more than a browser holds', () => {
    expect(readImage(jpeg(60_000, 60_000), asJpeg)).toBe('pixels')
  })

  it('keeps a plain picture byte by byte', () => {
    for (const [file, named] of [
      [png(7, 8), asPng],
      [jpeg(7, 8), asJpeg],
    ] as const) {
      expect(readImage(file, named)).toMatchObject({ bytes: file })
    }
  })

  it.each([
    ['a name of another kind', png(7, 8), { name: 'foto.jpg', type: 'image/png' }],
    ['an announced kind of another kind', png(7, 8), { name: 'foto.png', type: 'image/jpeg' }],
    ['no extension', png(7, 8), { name: 'png', type: 'image/png' }],
    [
      'a drawing with scripts',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      { name: 'foto.svg', type: 'image/svg+xml' },
    ],
    ['a drawing that says it is a PNG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), asPng],
    ['a page behind the first bytes of a PNG', Buffer.concat([png(7, 8).subarray(0, 8), page]), asPng],
    ['a page behind the first bytes of a JPEG', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), page]), asJpeg],
    ['half a PNG', png(700, 800).subarray(0, 200), asPng],
    ['half a JPEG', jpeg(700, 800).subarray(0, -2), asJpeg],
    ['a PNG with a changed size', Buffer.concat([png(7, 8).subarray(0, 16), Buffer.from([0, 0, 3, 0]), png(7, 8).subarray(20)]), asPng],
    ['a JPEG of two frames', Buffer.concat([jpeg(7, 8).subarray(0, -2), jpeg(700, 800).subarray(2)]), asJpeg],
    ['nothing', Buffer.alloc(0), asPng],
  ])('refuses %s', (_, file, named) => {
    expect(readImage(file, named)).toBe('type')
  })

  it('knows the iPhone’s own kind, whatever it is called', () => {
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(16)])
    expect(readImage(heic, { name: 'IMG_0001.HEIC', type: 'image/heic' })).toBe('heic')
    expect(readImage(heic, asJpeg)).toBe('heic')
  })

  it('leaves behind what the camera noted, comments, and files behind the picture', () => {
    const place = Buffer.from('Exif\0\0GPS -23.5505, -46.6333')
    const files = [
      readImage(
        Buffer.concat([
          jpeg(7, 8, [
            [0xe1, place],
            [0xfe, page],
            [0xe2, Buffer.from('MPF\0')],
          ]),
          page,
        ]),
        asJpeg,
      ),
      readImage(
        Buffer.concat([
          png(7, 8, [
            ['tEXt', page],
            ['eXIf', place],
          ]),
          page,
        ]),
        asPng,
      ),
    ]
    for (const file of files) {
      const text = (file as { bytes: Buffer }).bytes.toString('latin1')
      expect([text.includes('script'), text.includes('GPS'), text.includes('MPF')]).toEqual([false, false, false])
    }
  })

  it.each([
    ['big-endian', Buffer.from([0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0])],
    ['little-endian', Buffer.from([0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0])],
  ])('keeps a photo that lies on its side upright, and nothing else of what a %s camera noted', (_, tiff) => {
    const exif = Buffer.concat([Buffer.from('Exif\0\0'), tiff, Buffer.from('GPS -23.5505')])
    const turned = readImage(jpeg(800, 700, [[0xe1, exif]]), asJpeg)
    expect(turned).toMatchObject({ kind: 'jpg', width: 700, height: 800 })
    const { bytes } = turned as { bytes: Buffer }
    expect(bytes.toString('latin1')).not.toContain('GPS')
    expect(readImage(bytes, asJpeg)).toEqual(turned)
  })

  it('never throws, whatever is sent', () => {
    const samples = [
      png(40, 40),
      jpeg(40, 40, [[0xe1, Buffer.from('Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0', 'latin1')]]),
    ]
    for (const [index, sample] of samples.entries())
      for (let at = 0; at < sample.length; at++)
        for (const byte of [0x00, 0x7f, 0xff]) {
          const broken = Buffer.from(sample)
          broken[at] = byte
          expect(() => readImage(broken, index === 0 ? asPng : asJpeg)).not.toThrow()
        }
  })
})
