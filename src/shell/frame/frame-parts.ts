export type FramePartName = 'skip' | 'top' | 'foot'
