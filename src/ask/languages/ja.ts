/** Words of questions in Japanese: the English words, and the forms that mean them. `topics` are used only if a portfolio has them. The text is YAML, in a module because the site build bundles it. */
export const ja = `
ignored: これまでに, これまで, 今までに, 今まで, は, が, を, に, で, と, も, の, か, へ, な, ね, よ, あ, い, う, え, お, き, く, け, こ, さ, し, す, せ, そ, た, だ, ち, つ, っ, て, ど, ば, べ, ま, み, め, や, ゃ, ょ, ら, り, る, れ, わ, ん, げ, ご, ざ, じ, ず, ろ, ほ, ぐ,
  なんか, 話して, 話をして, 話を聞か, 下さい, 教えて, どのくらい, どのぐらい, 何か, 持って, 持ち, 取り, 取得, 願い, ？, ?, 。, 、, 知りたい, 聞きたい, 聞かせて, 伺いたい, 探して, 必要, 欲しい, 可能, 場合, 思い, 思って, 致し, 頂け, 頂き, 宜しく, 初めまして, 始めまして, 具体的に, 関する
who: 誰, だれ, どなた
who is she: どんな人, 何者, あなたは誰, 彼女は誰
whose site is this: 誰の, どなたの
for whom: 誰のため, 誰のために, 誰向け, 誰に向け
where does she: どこ, どちら
when: いつ, いつから, いつ頃, いつごろ
what: 何, なに, なん, どんな, どのような
what year: 何年, 何年に, 何年頃
which: どの, どれ, どっち
why: なぜ, どうして, なんで, 理由, メリット, 何故, 何のために
how: どうやって, どのように, どうすれば, どんな風に, どんなふうに
how many: いくつ, 何件, 何個, 何人, 何本, 何点, 件数, 数, 合計, 何回, 何種類, 何台, 何冊, 何枚, 何社, 何か所
how much does it cost: いくら, 料金, 費用, 価格, 値段, 見積, 金額, 予算, いくらかか, いくらぐらい, 料金表, 相場, 費用はどれくらい, 予算はどれくらい
day rate: 日当, 単価, 日給, 一日いくら, 1日いくら, 一日あたり
how long: どれくらい, 期間, どのくらいの期間, 何年間, 何年くらい, 何年ぐらい, どれぐらい, 何ヶ月, 何か月
how long works: どのくらい働, 何年働, どれくらい働, どれぐらい働, どのぐらい働, この道何年, いつからこの仕事, この仕事を始めて, 何年目
she: 彼女, 彼, 本人, この人, この方
you: あなた, 貴方, 貴女
live: 住んで, 住まい, 在住, 拠点, 所在地, 出身, お住まい, 居住
city: 都市, 街, 町, 地域
works: 働, 勤め, 勤務, 仕事, 活動, 勤めで, 勤めに
worked: 働いた, 働きました, 働いていた, 働いていました, 勤めて, 勤めた, 勤めました, 勤務した, 勤務していた, 仕事をした
self employed: フリーランス, 個人事業主, 自営業, 独立, 個人事業, 自営, 業務委託, 起業, 開業, いつ独立
job: 職業, 職, 職種, 肩書き
current job: 現在の仕事, 今の仕事, 現職, 今の職場, 今の工房, 今の事務所, 今のアトリエ, 今のスタジオ, 今の病院, 今の学校, 今の勤め先
former job: 前職, 前の仕事, 以前の仕事, 過去の仕事, 前の職場, 今の職場に移る, 今の会社に入る, 今の職場に入る, 今の会社に移る, に入る前, に移る前, 転職する前, 転職前
company: 会社, 企業
employer: 勤務先, 勤め先, 雇用主, 雇い主, 所属, 職場
experience: 経験, 経歴, 職歴, キャリア, 実務経験, 職務経験
years of experience: 経験年数, 経験は何年, 何年の経験, 経験はどのくらい, 何年経験, 経験何年, 何年のキャリア, 経験はどれくらい
current: 現在, 今
former: 以前, 以前の, 前の
latest: 最新, 最近, 一番新しい, 一番最近, いちばん新しい, 最も新しい, 最後の, 直近, 新作は
first: 最初, 一番古い, 最も古い, 最古, 初めて, いちばん古い, もっとも古い, 一番最初
longest: 一番長い, 最長, 最も長い, いちばん長い, もっとも長い, 1番長い, 一番長く, 一番時間がかか, 一番長かった
email: メール, メールアドレス, eメール, 電子メール, メアド, メルアド
phone number: 電話, 電話番号, 携帯, 電話して
contact: 連絡, 連絡先, 問い合わせ, コンタクト, メッセージ, 送り, 連絡方法, 問合せ, 問い合せ, 相談し, 相談でき, 申し込み, 問い合わせ先
address: 住所
available: 空いて, 空き, 依頼でき, 予約, 受付, 開始, 新規, 新しい仕事, 受けられ, 始められ, 引き受け, 対応可能, 願いでき, スケジュール, 空き状況, 手が空, 着手可能, 対応でき, いつから始め, 忙しい, いつ空, いつ頼め, 予定は空, 予定が空, 仕事を受け, 仕事募集中, いつから入れ
hire: 雇, 雇用, 採用, 依頼, 選ぶ, 頼め, 頼み, 頼む, 仕事を頼, 発注
better than others: 他の人より, 他の人と, 違, 優れ, 特別, 特徴, 魅力, 差別化, 他と違, 他社と
projects: プロジェクト, 案件, 作品, 制作物, 実績, ポートフォリオ, 事例, 過去の作品
clients: クライアント, 顧客, 依頼主, 取引先, 客様, 得意先, 依頼を受け, 発注者, 依頼者, お客さん, 主な取引先, 取引実績
personal: 個人, 個人的, 自主, 自分
list: 一覧, リスト, 全部, すべて, 全て, ぜんぶ
skills: スキル, 技術, 能力, 得意, 専門, できること, 何ができ, 出来ること, 得意分野
strengths: 強み, 長所, 自己pr, セールスポイント, 売りは何
methods: 手法, 技法
tools: ツール, 道具, ソフト, ソフトウェア, 機材, 工具
does she use: 使っ, 使い, 使え, 使う, 使用, 利用し, 活用し, 普段使って, 愛用の
languages: 言語, 語学, 何語, 母国語, 母語, 外国語, 何ヶ国語, 何か国語, 何カ国語, 語学力
english: 英語, 英語力
speak: 話せ, 話し, 話す, 喋れ
linkedin: リンクトイン
study: 大学, 学歴, 勉強, 専攻, 学校, 卒業, 学び, 学ん, 出身校, 学部, 学科, 大学院, 専門学校, 母校, 出身大学, 最終学歴, 大学を出, 大学院に通, 学生時代
degree: 学位, 学士, 修士, 博士, 博士号, 修士号
certificate: 資格, 認定, 免許, 許可証, 証明書, 保有資格
award: 賞, 受賞, 受賞歴, 表彰, 入賞, アワード, コンテスト, コンクール, 優勝, グランプリ, 賞を受け, 賞をもら, 賞を取, 賞をと, 賞を獲, 受賞作品
talks: 講演, 登壇, 講義, イベント, カンファレンス, セミナー, 学会, スピーチ, ワークショップ, 勉強会, 学会発表, プレゼンテーション, ウェビナー
published: 出版, 掲載, 執筆, 書いた, 書きました, 寄稿, 著者, 共著
publications: 記事, 論文, 著書, 書籍, 著作, 書いた本, 発表した論文
volunteer: ボランティア, 無償, 慈善, 無報酬, 社会貢献, 無給, プロボノ, ボランティア活動
testimonials: 推薦, 推薦状, 評判, 評価, レビュー, 客様の声, 口コミ, 他の人は, 言って, 感想, 推薦者, 推薦文, 評判はどうでした, 客様の反応, お客さんの反応
hobbies: 趣味, 余暇, 休み, 休みの日, 休日, 興味, 好き, 関心, 暇な時, 仕事以外, オフの日, プライベートでは
profiles: sns, プロフィール, アカウント, ソーシャルメディア, 他のサイト
name: 名前, 氏名, 本名
year: 年
made: 作っ, 作り, 作る, 作ら, 制作, 手がけ, 手掛け, 作成
link: サイト, ウェブサイト, リンク, ホームページ
cv: 履歴書, 職務経歴書, レジュメ, 経歴書, レジメ
download: ダウンロード
year before: 年以前
before: より前
since: 以降, から, 以来
until: まで
between: の間
result: 結果, 成果, どうなった, どうなりました, 反響
role: 役割, 担当, 役目
team: チーム, 共同で
who worked on it: 誰が担当, 誰が関わ, 誰が携わ
for which clients: どんなクライアント, どんな顧客
when was that: それはいつ, これはいつ
how many people: 何人で, 何人が, 何名, 人数
people: メンバー, 同僚, スタッフ, 社員
how long take: どのくらいかか, どれくらいかか, どのぐらいかか, どれぐらいかか, どれだけかか, どれくらい時間, 所要時間, 工期, 納期, 何年かか, 何日かか, 何ヶ月かか
take: かかりました, かかった, 時間がかか, 続いた
start: 始めた, 始めました, 始まった, 始まりました, いつ始ま, 開始した, 開始日
end: 終わった, 終わりました, 終わる, 終わり, 完了, 完成, 終了, 終わって, 出来上が
still: まだ, 今も, 今でも, 現在も
still in use: まだ使わ, 今も使わ, 今でも使わ, 現在も使わ, まだ動いて, 今も動いて, 稼働して, 今も使って, まだ使って, 今でも現役
worked on: 担当し, 関わっ, 関わり, 携わっ, 携わり, 取り組ん, 参加し
help: 手伝っ, 手伝い
difficult: 難し, 困難, 苦労, 大変だっ, 大変でし, 課題
go wrong: 失敗, うまくいかな, うまく行かな, 上手くいかな, 上手く行かな, 問題が起, 不具合, 問題があ, 間違い, 間違え, トラブル, ミスは, ミスが, ミスを, 失敗談, やらかし, 間違っ
learn: 学んだこと, 学んだ事, から何を学, から学ん, から学び, 教訓, 気づき, から何を学びました, 失敗から学ん, 学びは, 何を得まし, 何を得た
alone: 一人で, ひとりで
used: 使われ, 使った, 使いました, 使用した
which tools used: 使用ツール, 使用技術, 使用機材, 技術スタック
is the code open: コードは公開, コードを公開
open source: オープンソース
source code: ソースコード
see: 見られ, 見れ, 見る, 見たい, 見て, 閲覧, ご覧
where see: どこで見, どこで観
show me: 見せて
try: 試せ, 試し
tell me about: 紹介して, 説明して, 概要
tell me more: 詳しく, 詳しい, 詳細, くわしく, もっと詳しく, もっと詳しい, もっと教えて, もう少し
and the other: もう一つは, もうひとつは, もう1つは, もう一方は
the other: もう一つ, もうひとつ, もう1つ, もう一方
that: それは, それが, このプロジェクト, そのプロジェクト, この仕事, その仕事
before that: その前は, その前に, それ以前, 一つ前は, それより前, さらに前は, もっと前は, そのまた前は, さらに前
after that: その後, そのあと, それ以後, それ以降, その次
which of the two: どちらが, どっちが, 二つのうち
both: 両方, 双方
biggest: 一番大き, いちばん大き, 最も大き, 最大, 1番大き, 一番規模の大き
smallest: 一番小さ, いちばん小さ, 最も小さ, 最小
shortest: 一番短い, いちばん短い, 最も短い, 最短
and: および, 及び
or: または, 又は
with: と一緒に, と一緒
without: なしで, 無しで
how much cost: いくらかかりました, いくらかかった, 総額, 総費用, 総工費, 制作費, 費用はどれくらいかか, 費用はどのくらいかか
rate: 報酬, 時給, 時間単価
process: プロセス, 進め方, 工程, 手順, やり方, どのように進め, 注文の流れ, 依頼の流れ
remote: リモートワーク, リモートで, リモートは, リモートも, テレワーク, 在宅勤務, フルリモート, リモート可, オンラインで打合せ
on site: 出社, 常駐, 現地で, 対面で, 来てもら, 来ていただ, 来てくれ
travel: 出張, 遠方, 地方でも
programming languages: プログラミング言語, プログラム言語
teach: 講師, 教鞭, 教えた, 教えていま
interview: インタビュー, 取材
press: メディア掲載, メディア出演, テレビ出演, 新聞に載, 雑誌に載, メディアに出, メディアに取り上げ
soon: すぐに, すぐ始, 最短で, もうすぐ, 至急, 急ぎの
insured: 保険に入, 保険に加入
born: 生まれ, 誕生日
how old: 何歳, 何才, 年齢
married: 結婚して, 結婚され, 独身
salary: 給料, 年収, 月収
latest project: 最新作, 最新作品
hourly rate: 1時間いくら, 一時間いくら, 時間あたり
cheap: 安い, 安価, 格安
expensive: 高額
cheapest: 一番安い, 1番安い, 最も安い, 一番安かった, いちばん安い, 最安
most expensive: 一番高額, 最も高額, 最高額, 一番高い, 一番高かった, いちばん高い, いちばん高かった, 一番金額の大き, いちばん金額の大き, 一番金額が大き, いちばん金額が大き, 一番お金がかか, 一番費用がかか
discount: 割引, 値引き, 安くな, 値下げ, 学割
travel costs: 交通費, 旅費
over budget: 予算オーバー, 予算超過, 予算内に収, 予算を超
payment: 支払い, 支払方法, 請求書, 分割払い, 支払い方法
who ordered: 誰が依頼, 誰の依頼, 誰からの依頼, 誰に頼まれ, 誰が注文, 発注元, 誰が発注, 依頼主は誰
who paid: 誰が払, 誰がお金, 誰が出資, スポンサー, 誰が負担, 資金はどこから, 誰が支払, 誰がお金を払
who helped: 誰が手伝, 誰が協力, 誰と一緒に, 協力者, 誰に手伝
who led: 誰が率い, 誰が主導, 責任者, リーダーは誰, 誰がリーダー, 誰が指揮
who made: 誰が作, 誰の作品
how many days: 何日間
how many weeks: 何週間
how many hours: 何時間
how long last: どのくらい続, どれくらい続
how long ago: 何年前
until when: いつまで
when finished: いつ終わ, いつ完成, いつ完了
why start: きっかけ, なぜこの仕事, この仕事に就, なぜこの仕事を選んだ
deadline: 締め切り, 締切, 期限
delayed: 遅れ, 延期, 間に合わ
what was the problem: 何が問題, どんな問題, 問題は何, 問題点
damage: 破損, 壊れ
weaknesses: 弱点, 短所, デメリット, 苦手, 弱み, 不得意, 欠点
complaints: 苦情
why chosen: なぜ選, どうして選, 選んだ理由
success: うまくいった, うまくいきました, 上手くいき, 目標は達成
how did it end: どう終わ, どのように終わ
how much increase: どれだけ増
how much reduce: どれだけ減
material: 材料, 素材, 材質, 何でできて
weight: 重さ, 重量, 何kg
heavy: 重い
height: 高さ
width: 横幅, 幅は
depth: 深さ, 奥行
long: 長さ, 全長
size: 大きさ, サイズ, 寸法, 広さ, 面積
big: 大きい
distance: 距離は
far: 遠い, どのくらい離れ
old: 古い
temperature: 温度は
fast: 速さ, 速度は
how many visitors: 来場者, 来館者
how many participants: 参加者
prize money: 賞金
blog: ブログ
apprenticeship: 見習い, 修業, 弟子入り
training: 研修
internship: インターン
who taught: 誰に習, 指導教官, 指導教官は誰, 師匠は, 誰の下で学びました, 恩師, 誰に教わ
grade: 成績, gpa, 成績は良
thesis: 卒論, 卒業論文, 博士論文, 修論は, 修士論文, 学位論文
japanese: 日本語
current employer: 今の会社, 現在の会社
former employer: 前の会社, 以前の会社
first job: 最初の仕事, 初めての仕事, 最初の会社, 新卒で, 新卒で入った会社, 最初に就職, 最初の職場, 社会人一年目
why leave: なぜ辞め, 辞めた理由, 退職理由, 転職理由, なぜ転職, どうして辞め
full time: フルタイム, 正社員
employees: 従業員
boss: 上司
president: 社長, 会長, 代表取締役
director: 館長, 所長, 院長, 校長, 園長, 部長, 課長, 店長, 市長, 町長, 村長, 学長, 団長, 編集長, 支店長, 工場長, 館長さん, 所長さん, 院長さん, 校長さん, 園長さん, 部長さん, 店長さん, 社長さん, 市長さん, 町長さん
tell me a joke: おもしろい話, 面白い話, 冗談, ジョーク
admission: 入館料, 入場料, 観覧料
opening hours: 営業時間, 定休日, 何時から, 何時まで
visit: 見学, 来店
workshop: 工房, アトリエ, 仕事場
how to get there: 行き方
warranty: 保証期間, 保証書, 保証は
repair: 修理, 直してもら, 直せます
waiting time: 待ち時間, どのくらい待, 何週間待, 納品まで
meet: 打ち合わせ, 打合せ
references: 照会先
why hire: なぜあなたを, なぜ彼女を, あなたを選, 彼女を選, 選ぶ理由, 頼む理由, あなたに頼む理由, 採用するメリット, なぜあなたに頼む, あなたを選ぶべき理由
best: 一番良, 一番いい, 最高の
worst: 最悪
most difficult: 一番難し, 最も難し, 一番大変, 一番苦労, 一番手間がかか, 一番大変だっ, 一番大変でし
most important: 一番重要
favorite: 一番好き, 一番気に入, お気に入り, 思い出に残, 印象に残
best known: 一番有名, 代表作, 代表的な作品
heaviest: 一番重い, 最も重い
more: もっと多
less: もっと少
interesting: 興味深い, 面白い
last year: 去年
this year: 今年
next year: 来年
next month: 来月
what else: 他には, それ以外, 他にも, ほかにも
and then: それから
where was that: それはどこ, これはどこ, どこだった
where: 場所は
counters: 案, 館, 匹, 体, 棟, 頭, 店, 校, 曲, 話, 章, 色, 層, 段, 周, 着, 杯, 票, 軒, 戸, 羽, 組, 班, 世代, カ国, 箇所, 名分, 足, 門, 隻, 両, 株, 束, 袋, 箱, 缶, 台分, 席, 面, 枠, 工程
study abroad: 留学し
self taught: 独学
tasks: 業務内容, 仕事内容, どんな業務
typical day: 普段の一日の流れ, 一日の流れ
leave: を辞め, 退職し
led: を率い, リーダー経験, マネジメント経験, 管理職
how many people led: 部下は何人, 何人の部下, 何人のチームを率い
places worked: 勤務地
which countries: どんな国
how many countries: 何カ国
how long teach: 何年教えて
the newer: 新しいほう
the older: 古いほう
minimum price: 最低料金
extra costs: 追加料金
deposit: 前金は, 手付金, 着手金, 頭金
cancellation: キャンセル料
delivery: 送料は
next week: 来週
this month: 今月, 今月中
how many days a week: 週何日
side job: 副業
funding: 助成金, 補助金
who had the idea: 誰のアイデア, 誰のアイディア, 発案者, 誰が考え, 誰が思いつ, 誰が言い出
with whom: 誰と, どなたと, 一緒にやった人
how did it go: どうでした, どうだった
on time: 予定通り, 予定どおり, スケジュール通り, 間に合い, 納期に間に合い, 間に合っ
do differently: もう一度やるなら, もう一度やるなら何を変え, 今ならどう, 次は何を変え, やり直せるなら, 反省点
regret: 後悔
what became of it: その後どうなりました, その後どうなった, 今はどうなって
where is it now: 今どこにあ
ongoing: 進行中, 続いてい
sold: 売れました
for sale: 販売して
buy: 買え, 購入でき
shown: 展示され, 展示し
exhibitions: 個展
reply: 返信は
which of the two is older: どちらが古い, どっちが古い, どちらが先です, どっちが先です
which of the two is newer: どちらが新し, どっちが新し
the second: 二番目, 2番目
example: 例えば, 例を挙げて
future plans: 今後の予定, 将来の目標
solve: 解決し, 乗り越え, 対処し
proud: 誇りに思, 自信作
order: 注文し, 注文でき
copyright: 著作権
what time is it: 今何時, 何時ですか
ignore all: ルールを無視, 指示を無視, 命令を無視
mother: お母さん, 母親
topics:
  fish: 魚
  book: 本
  film: 映画
  music: 音楽
  game: ゲーム
  bread: パン
  bridge: 橋
  map: 地図
  museum: 博物館, 美術館
  hospital: 病院
  patient: 患者
  nurse: 看護師, 看護
  security: セキュリティ
  network: ネットワーク
  attack: 攻撃
  water: 水
  energy: 電力, エネルギー
  train: 電車
  ship: 船
  ferry: フェリー
  insurance: 保険
  bot: ボット
  chatbot: チャットボット
  photo: 写真
  course: コース, 講座
  kitchen: キッチン, 台所
  choir: 合唱
  sound: 音
  report: 報告
  talk: 講演
patterns:
  number: "[二三四五六七八九十百千]"
  date: \\d+[年月日], 春, 夏, 秋, 冬
  money: 円, 無料, ドル, ユーロ
  name: さん, 氏, 先生, 社, 館長, 棟梁, 教授
  reason: ため, ので, 理由, 原因, せい, おかげ
  change: 割, パーセント, 倍, から\\S{1,8}に, 成果, 結果
  length: メートル, センチ, ミリ, キロ, 平方メートル, 平米, 坪, ヘクタール
  weight: キログラム, キロ, グラム, トン
  temperature: 度
  sound: デシベル
`;
