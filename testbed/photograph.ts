import sharp from 'sharp'

/** A JPEG a little like a photograph, another one for each seed. */
export async function photograph(width: number, height: number, seed: number): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 90 + (seed % 60), sigma: 30 }
  const rough = sharp({ create: { width, height, channels: 3, background: '#000', noise } })
  const ground = await rough.blur(2).png({ compressionLevel: 1 }).toBuffer()
  return sharp(ground)
    .tint({ r: 90 + ((seed * 37) % 160), g: 120, b: 140 })
    .jpeg()
    .toBuffer()
}
