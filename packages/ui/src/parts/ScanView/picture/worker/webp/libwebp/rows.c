// The rows of a lossy WebP, one row of blocks after the other: libwebp's own decoder keeps the whole picture or takes
// the whole of it apart for each part. Here its steps (VP8Decode in src/dec/vp8_dec.c) are taken one by one.

#include <stdlib.h>
#include <string.h>

#include "src/dec/vp8_dec.h"
#include "src/dec/vp8i_dec.h"
#include "src/dec/webpi_dec.h"

#define EXPORT(name) __attribute__((export_name(#name)))

// A row of blocks has 16 rows of pixels; filters hold back 8 of the row before, mixing of colours one more.
#define STRIP_ROWS 32

static VP8Decoder* decoder;
static VP8Io io;
static WebPDecParams params;
static WebPDecBuffer output;
static uint8_t* strip;

// Room for the bytes of the frame. Returns 0 where there is none.
EXPORT(reserve) uint8_t* reserve(size_t size) { return malloc(size); }

// Begins. Returns whether this is a frame that can be decoded.
EXPORT(begin) int begin(const uint8_t* data, size_t size) {
  decoder = VP8New();
  if (!decoder || !VP8InitIo(&io)) return 0;
  io.data = data;
  io.data_size = size;
  if (!VP8GetHeaders(decoder, &io)) return 0;
  memset(&params, 0, sizeof(params));
  output.colorspace = MODE_RGBA;
  output.width = io.width;
  output.height = io.height;
  output.u.RGBA.stride = io.width * 4;
  params.output = &output;
  strip = malloc((size_t)STRIP_ROWS * output.u.RGBA.stride);
  WebPInitCustomIo(&params, &io);
  return strip && VP8EnterCritical(decoder, &io) == VP8_STATUS_OK && VP8InitFrame(decoder, &io);
}

EXPORT(width) int width(void) { return io.width; }
EXPORT(height) int height(void) { return io.height; }
EXPORT(pixels) const uint8_t* pixels(void) { return strip; }

// Decodes the next row of blocks. Returns how many rows of pixels `pixels` has then; -1 where the file ends or is
// damaged.
EXPORT(next) int next(void) {
  const int first = params.last_y;
  VP8BitReader* const tokens = &decoder->parts[decoder->mb_y & decoder->num_parts_minus_one];
  if (decoder->mb_y >= decoder->br_mb_y || !VP8ParseIntraModeRow(&decoder->br, decoder)) return -1;
  for (; decoder->mb_x < decoder->mb_w; ++decoder->mb_x) {
    if (!VP8DecodeMB(decoder, tokens)) return -1;
  }
  VP8InitScanline(decoder);
  // libwebp writes row n of the picture at n times the length of a row.
  output.u.RGBA.rgba = strip - (ptrdiff_t)first * output.u.RGBA.stride;
  if (!VP8ProcessRow(decoder, &io)) return -1;
  ++decoder->mb_y;
  return params.last_y - first;
}
