/** pdf.js's own worker, which brings itself into the page or worker that imports it; it has no types. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs'
