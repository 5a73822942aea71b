import type { ImageEditWords } from '../components/files/image-edit.tsx'
import type { StoryLocale } from './words.ts'

export const editWords: Record<StoryLocale, ImageEditWords & { open: (name: string) => string }> = {
  'pt-BR': {
    open: (name) => `Girar ou cortar ${name}`,
    title: 'Girar ou cortar',
    frame: 'Parte da imagem que será enviada',
    instructions: 'Arraste os cantos para cortar. No teclado, as setas movem a parte escolhida e, com Alt, mudam o tamanho.',
    turnLeft: 'Girar para a esquerda',
    turnRight: 'Girar para a direita',
    chosen: (width, height) => `Tamanho: ${width} × ${height} pixels`,
    unreadable: 'Não foi possível abrir esta imagem. Escolha outra.',
    confirm: 'Usar assim',
    cancel: 'Cancelar',
  },
  en: {
    open: (name) => `Rotate or crop ${name}`,
    title: 'Rotate or crop',
    frame: 'Part of the image to send',
    instructions: 'Drag the corners to crop. On a keyboard, arrow keys move the selected part, and with Alt they resize it.',
    turnLeft: 'Rotate left',
    turnRight: 'Rotate right',
    chosen: (width, height) => `Size: ${width} × ${height} pixels`,
    unreadable: 'This image could not be opened. Choose another one.',
    confirm: 'Use it like this',
    cancel: 'Cancel',
  },
  es: {
    open: (name) => `Girar o recortar ${name}`,
    title: 'Girar o recortar',
    frame: 'Parte de la imagen que se enviará',
    instructions: 'Arrastre las esquinas para recortar. Con el teclado, las flechas mueven la parte elegida y, con Alt, cambian su tamaño.',
    turnLeft: 'Girar a la izquierda',
    turnRight: 'Girar a la derecha',
    chosen: (width, height) => `Tamaño: ${width} × ${height} píxeles`,
    unreadable: 'No se pudo abrir esta imagen. Elija otra.',
    confirm: 'Usar así',
    cancel: 'Cancelar',
  },
}
