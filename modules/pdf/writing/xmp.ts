/** The metadata of a file. */
export interface FileFacts {
  readonly title: string;
  readonly author: string;
  /** The program, as in the information dictionary. */
  readonly creator: string;
  /** PDF/A forbids encryption, so that only a readable file is one. */
  readonly encrypted: boolean;
}

/**
 * The metadata of a file as XMP (ISO 16684-1): PDF/UA-1 always (ISO 14289-1, clause 5), PDF/A-3a where it is readable
 * (ISO 19005-3, 6.6.4). Title, author and program are those of the information dictionary. No dates: the same
 * document gives the same bytes.
 */
export function xmpOf({ title, author, creator, encrypted }: FileFacts): string {
  const archive = encrypted ? '' : `${ARCHIVE}${EXTENSION}`;
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>${escaped(author)}</rdf:li></rdf:Seq></dc:creator>
<dc:language><rdf:Bag><rdf:li>de-DE</rdf:li></rdf:Bag></dc:language>
<xmp:CreatorTool>${escaped(creator)}</xmp:CreatorTool>
<pdfuaid:part>1</pdfuaid:part>
</rdf:Description>${archive}
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>`;
}

const ARCHIVE = `
<rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/">
<pdfaid:part>3</pdfaid:part>
<pdfaid:conformance>A</pdfaid:conformance>
</rdf:Description>`;

/** PDF/A wants each schema described that it does not know itself (ISO 19005-3, 6.6.2.3): that of PDF/UA. */
const EXTENSION = `
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>PDF/UA identification schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource">
<pdfaProperty:name>part</pdfaProperty:name>
<pdfaProperty:valueType>Integer</pdfaProperty:valueType>
<pdfaProperty:category>internal</pdfaProperty:category>
<pdfaProperty:description>Part of ISO 14289 to which the file conforms</pdfaProperty:description>
</rdf:li></rdf:Seq></pdfaSchema:property>
</rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`;

/** Characters that XML 1.0 has no place for become a box, as on the pages. */
const escaped = (text: string) =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that are meant.
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '\u25A1')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
