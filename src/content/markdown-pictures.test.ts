import { expect, test } from "vitest";
import { markdownToHtml, replacePictures } from "./markdown.ts";

const render = (src: string, alt: string) => (src.startsWith("./") ? `<img src="${src}" alt="${alt}">` : undefined);
const html = (text: string) => markdownToHtml(text, { linkTo: (path) => `/me${path}`, renderPicture: render });

test("a picture on a line of its own is a figure, with its title as the caption", () => {
  expect(html('![A clock](./clock.jpg "At <noon>")')).toBe(
    '<figure><img src="./clock.jpg" alt="A clock"><figcaption>At &lt;noon&gt;</figcaption></figure>\n',
  );
  expect(html("![A](./a.jpg)\n![B](./b.jpg)")).toBe(
    '<figure><img src="./a.jpg" alt="A"></figure>\n<figure><img src="./b.jpg" alt="B"></figure>\n',
  );
});

test("a picture in a line of text stays in it", () => {
  expect(html("See ![A](./a.jpg).")).toBe('<p>See <img src="./a.jpg" alt="A">.</p>\n');
  expect(html("[![A](./a.jpg)](/docs)")).toBe('<p><a href="/me/docs"><img src="./a.jpg" alt="A"></a></p>\n');
});

test("pictures elsewhere are links", () => {
  expect(html("![A](https://example.com/a.jpg)")).toBe('<p><a href="https://example.com/a.jpg">A</a></p>\n');
  expect(html("![A](/files/a.jpg)")).toBe('<p><a href="/me/files/a.jpg">A</a></p>\n');
});

test("pictures get other URLs, and everything else stays", () => {
  const text =
    '# A\n\n`![A](./a.jpg)` ![A *clock*](./a.jpg "At \\"noon\\"") and ![B](https://b.example/b.jpg)\n\n- ![A][ref]\n\n[ref]: ./a.jpg\n';
  const urlOf = (href: string) => (href === "./a.jpg" ? "https://ada.example.com/a-1.jpg" : undefined);
  expect(replacePictures(text, urlOf)).toBe(
    '# A\n\n`![A](./a.jpg)` ![A *clock*](https://ada.example.com/a-1.jpg "At \\"noon\\"") and ![B](https://b.example/b.jpg)\n\n- ![A](https://ada.example.com/a-1.jpg)\n\n[ref]: ./a.jpg\n',
  );
});
