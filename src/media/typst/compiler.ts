import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import * as renderer from "@myriaddreamin/typst-ts-renderer";
import * as typst from "@myriaddreamin/typst-ts-web-compiler";
import pLimit from "p-limit";

/** A font under the name that templates use. System fonts are never used. */
export interface TypstFont {
  readonly family: string;
  /** Reads the font as TrueType or OpenType. Called once. */
  readonly read: () => Promise<Buffer>;
}

/** A document: its template, and everything that the template reads. */
export interface TypstDocument {
  /** The template in Typst's language. It reads the data with `json(bytes(sys.inputs.data))`. */
  readonly template: string;
  readonly data: unknown;
  readonly fonts: readonly TypstFont[];
  /** Pictures, by the absolute path that the template uses. */
  readonly files?: Readonly<Record<string, Uint8Array>>;
}

interface Engine {
  readonly compiler: typst.TypstCompiler;
  readonly renderer: renderer.TypstRenderer;
  /** What the compiler knows about each font that it has, by family. */
  readonly fonts: Map<string, { readonly info: unknown; readonly bytes: Buffer }>;
}

const { resolve } = createRequire(import.meta.url);

/** Typst is WebAssembly, so that a document has the same bytes on every machine. Loading it takes 0.3 s. */
const start = async (): Promise<Engine> => {
  const modules = ["@myriaddreamin/typst-ts-web-compiler/wasm", "@myriaddreamin/typst-ts-renderer/wasm"];
  const [compilerModule, rendererModule] = await Promise.all(modules.map((name) => readFile(resolve(name))));
  if (!compilerModule || !rendererModule) throw new Error("Typst is not installed");
  typst.initSync({ module: compilerModule });
  renderer.initSync({ module: rendererModule });
  const builder = new typst.TypstCompilerBuilder();
  builder.set_dummy_access_model();
  return {
    compiler: await builder.build(),
    renderer: await new renderer.TypstRendererBuilder().build(),
    fonts: new Map(),
  };
};

let engine: Promise<Engine> | undefined;

/** Gives the compiler further fonts. The name of a font is its own, because its files are many. */
const addFonts = async ({ compiler, fonts }: Engine, wanted: readonly TypstFont[]): Promise<void> => {
  const missing = wanted.filter(({ family }) => !fonts.has(family));
  if (missing.length === 0) return;
  const builder = new typst.TypstFontResolverBuilder();
  for (const { family, read } of missing) {
    const bytes = await read();
    const info = builder.get_font_info(bytes);
    fonts.set(family, { info: { ...info, info: [{ ...info.info[0], family }] }, bytes });
  }
  for (const { info, bytes } of fonts.values()) builder.add_lazy_font(info, () => bytes);
  compiler.set_fonts(await builder.build());
};

/** The compiler has one state, so documents are compiled one after another. */
const inOrder = pLimit(1);

const MAIN = "/main.typ";

/** Compiles a document. @throws Error with Typst's messages if the template is wrong. */
const compile = async <T>(
  { template, data, fonts, files = {} }: TypstDocument,
  format: "vector" | "pdf",
  use: (bytes: Uint8Array, engine: Engine) => T,
): Promise<T> =>
  inOrder(async () => {
    engine ??= start();
    const ready = await engine;
    await addFonts(ready, fonts);
    const { compiler } = ready;
    compiler.add_source(MAIN, template);
    for (const [path, bytes] of Object.entries(files)) compiler.map_shadow(path, bytes);
    const { result, diagnostics = [] } = compiler.compile(MAIN, [["data", JSON.stringify(data)]], format, 3);
    compiler.reset_shadow();
    // Drops what recent documents did not use.
    compiler.reset();
    if (!result) throw new Error(`Typst: ${diagnostics.map(({ message }: { message: string }) => message).join("; ")}`);
    return use(result, ready);
  });

/** The parts of an SVG that programs other than browsers understand: the page and its definitions. */
const PAGE_AND_DEFINITIONS = 0b11;

/** Draws the page of a document as SVG, with texts as outlines. */
export const typstSvg = (document: TypstDocument): Promise<string> =>
  compile(document, "vector", (vector, engine) => {
    const options = new renderer.CreateSessionOptions();
    options.format = "vector";
    options.artifact_content = vector;
    const session = engine.renderer.create_session(options);
    try {
      // The invisible text that makes outlines selectable.
      return engine.renderer
        .svg_data(session, PAGE_AND_DEFINITIONS)
        .replaceAll(/<style[^>]*>.*?<\/style>|<foreignObject.*?<\/foreignObject>/gs, "");
    } finally {
      session.free();
    }
  });

/** Typesets a document as tagged PDF. The same document always has the same bytes. */
export const typstPdf = (document: TypstDocument): Promise<Uint8Array<ArrayBuffer>> =>
  compile(document, "pdf", (bytes) => new Uint8Array(bytes));
