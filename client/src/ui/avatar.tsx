import styled from "@emotion/styled";

/** Dark enough for white initials in both themes. */
const GROUNDS = ["#6b3f9b", "#1e6a49", "#156195", "#8a3b12", "#a7262b", "#4f2b76", "#5b5a16"];

/** By the id, so that it stays when the name is written in other letters. */
const groundOf = (id: string): string => {
  const mixed = Array.from(id).reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 9973, 7);
  return GROUNDS[mixed % GROUNDS.length]!;
};

const initialOf = (name: string): string => Array.from(name.trim().replace(/^ال/, ""))[0]?.toLocaleUpperCase() ?? "";

type AvatarProps = {
  /** Whose it is: gives the colour. */
  id: string;
  /** In the reader's letters: gives the initial. */
  name: string;
  imageUrl?: string | null | undefined;
  size?: number;
};

/** A person's picture, or their initial on a colour of their own. The name stands beside it, so it is decoration. */
export const Avatar = ({ id, name, imageUrl, size = 38 }: AvatarProps) => (
  <Face aria-hidden="true" style={{ ["--avatar" as string]: `${size}px`, background: groundOf(id) }}>
    {imageUrl ? <img src={imageUrl} alt="" loading="lazy" /> : initialOf(name)}
  </Face>
);

const Face = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: var(--avatar);
  block-size: var(--avatar);
  font-size: calc(var(--avatar) * 0.42);
  border-radius: 50%;
  overflow: hidden;
  color: #fff;
  font-weight: 600;
  line-height: 1;
  user-select: none;

  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;
