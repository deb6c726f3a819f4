export default function P(){return <p>cart</p>}
