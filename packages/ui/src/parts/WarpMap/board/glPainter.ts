import type { WarpPainter } from '../warpMesh.ts'

const vertexSource = `
  attribute vec2 place;
  attribute vec2 picture;
  uniform vec2 pane;
  varying vec2 at;
  void main() {
    at = picture;
    gl_Position = vec4(place.x / pane.x * 2.0 - 1.0, 1.0 - place.y / pane.y * 2.0, 0.0, 1.0);
  }`
const fragmentSource = `
  precision mediump float;
  varying vec2 at;
  uniform sampler2D scan;
  void main() { gl_FragColor = texture2D(scan, at); }`

/** Draws the net of triangles by the graphics card. @returns undefined where there is none, or the picture too large */
export function createGlPainter(canvas: HTMLCanvasElement): WarpPainter | undefined {
  const gl = canvas.getContext('webgl2', { alpha: true, premultipliedAlpha: true, antialias: true })
  if (!gl) return undefined
  const program = linkProgram(gl)
  const [places, pictures, indices, texture] = [
    gl.createBuffer(),
    gl.createBuffer(),
    gl.createBuffer(),
    gl.createTexture(),
  ]
  const pane = gl.getUniformLocation(program, 'pane')
  const most = gl.getParameter(gl.MAX_TEXTURE_SIZE) as number
  let shown: ImageBitmap | undefined
  function attribute(name: string, buffer: WebGLBuffer, values: Float32Array<ArrayBuffer>) {
    const location = gl!.getAttribLocation(program, name)
    gl!.bindBuffer(gl!.ARRAY_BUFFER, buffer)
    gl!.bufferData(gl!.ARRAY_BUFFER, values, gl!.DYNAMIC_DRAW)
    gl!.enableVertexAttribArray(location)
    gl!.vertexAttribPointer(location, 2, gl!.FLOAT, false, 0, 0)
  }
  return {
    kind: 'webgl',
    takes: (picture) => Math.max(picture.width, picture.height) <= most,
    paint({ picture, mesh, screen, size }) {
      gl.viewport(0, 0, canvas.width, canvas.height)
      gl.clearColor(0, 0, 0, 0)
      gl.clear(gl.COLOR_BUFFER_BIT)
      gl.useProgram(program)
      if (picture !== shown) upload(gl, texture, picture)
      shown = picture
      gl.uniform2f(pane, size.width, size.height)
      attribute('place', places, screen)
      attribute('picture', pictures, mesh.picture)
      gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, indices)
      gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, mesh.triangles, gl.DYNAMIC_DRAW)
      gl.drawElements(gl.TRIANGLES, mesh.triangles.length, gl.UNSIGNED_SHORT, 0)
    },
    // Browsers keep sixteen contexts at most.
    remove: () => gl.getExtension('WEBGL_lose_context')?.loseContext(),
  }
}

/** Smaller copies with it: from afar thin lines would flicker. */
function upload(gl: WebGL2RenderingContext, texture: WebGLTexture, picture: ImageBitmap) {
  gl.bindTexture(gl.TEXTURE_2D, texture)
  gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, true)
  const fill = (source: TexImageSource) => gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, source)
  fill(picture)
  // WebKit refuses bitmaps that a worker has made, and takes them from a canvas.
  if (gl.getError() !== gl.NO_ERROR) fill(onCanvas(picture))
  gl.generateMipmap(gl.TEXTURE_2D)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR)
}

function onCanvas(picture: ImageBitmap): HTMLCanvasElement {
  const { width, height } = picture
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  canvas.getContext('2d')?.drawImage(picture, 0, 0)
  return canvas
}

function linkProgram(gl: WebGL2RenderingContext): WebGLProgram {
  const program = gl.createProgram()
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, vertexSource],
    [gl.FRAGMENT_SHADER, fragmentSource],
  ] as const) {
    const shader = gl.createShader(kind)
    if (!shader) continue
    gl.shaderSource(shader, source)
    gl.compileShader(shader)
    gl.attachShader(program, shader)
  }
  gl.linkProgram(program)
  return program
}
