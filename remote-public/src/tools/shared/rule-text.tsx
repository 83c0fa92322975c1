import { passages } from '@kindwing/backend/domain/messages';
import { useLanguage } from '@kindwing/ui/i18n';

/** A sentence of the rules; a term in another language than the page's is marked, so that it is spoken as what it is. */
export function RuleText({ text }: { text: string }) {
  const { language } = useLanguage();
  return passages(text, language).map(({ text: piece, lang }) =>
    lang ? (
      <span key={piece} lang={lang}>
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}
