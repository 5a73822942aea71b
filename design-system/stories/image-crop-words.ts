import type { StoryLocale } from './words.ts'
import type { ImageCropWords } from '../components/files/image-crop.tsx'

/** Words that the stories of cropping share. */
export const cropWords: Record<StoryLocale, ImageCropWords> = {
  'pt-BR': {
    title: 'Recorte da foto',
    frame: 'Parte da foto que será usada',
    instructions: 'Arraste a foto ou mova-a com as setas do teclado',
    position: (across, down) => `${across}% da largura, ${down}% da altura`,
    zoom: 'Aproximação',
    zoomIn: 'Aproximar',
    zoomOut: 'Afastar',
    chosen: (width, height) => `Tamanho: ${width} × ${height} pixels`,
    tooSmall: (width, height) => `A foto tem ${width} × ${height} pixels. Escolha uma de pelo menos 683 × 768`,
    unreadable: 'Não foi possível abrir esta foto. Escolha um arquivo JPG ou PNG',
    confirm: 'Usar esta foto',
    cancel: 'Cancelar',
  },
  en: {
    title: 'Photo crop',
    frame: 'Part of the photo that will be used',
    instructions: 'Drag the photo or move it with the arrow keys',
    position: (across, down) => `${across}% across, ${down}% down`,
    zoom: 'Zoom',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    chosen: (width, height) => `Size: ${width} × ${height} pixels`,
    tooSmall: (width, height) => `The photo has ${width} × ${height} pixels. Choose one of at least 683 × 768`,
    unreadable: 'This photo could not be opened. Choose a JPG or PNG file',
    confirm: 'Use this photo',
    cancel: 'Cancel',
  },
  es: {
    title: 'Recorte de la foto',
    frame: 'Parte de la foto que se usará',
    instructions: 'Arrastre la foto o muévala con las flechas del teclado',
    position: (across, down) => `${across}% del ancho, ${down}% del alto`,
    zoom: 'Acercamiento',
    zoomIn: 'Acercar',
    zoomOut: 'Alejar',
    chosen: (width, height) => `Tamaño: ${width} × ${height} píxeles`,
    tooSmall: (width, height) => `La foto tiene ${width} × ${height} píxeles. Elija una de al menos 683 × 768`,
    unreadable: 'No se pudo abrir esta foto. Elija un archivo JPG o PNG',
    confirm: 'Usar esta foto',
    cancel: 'Cancelar',
  },
}
